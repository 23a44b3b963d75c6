fn main() {
    let attributes = tauri_build::Attributes::new()
        .capabilities_path_pattern("src-tauri/capabilities/*.json")
        // Naming the commands puts each behind a permission: what is not listed cannot be called.
        .app_manifest(tauri_build::AppManifest::new().commands(&["ask", "import_file"]));
    if let Err(error) = tauri_build::try_build(attributes) {
        println!("cargo::error=the window's settings are not right: {error:#}");
    }
}
