// Read when modules are loaded, as a build reads it: this one is imported before them.
process.env.NEXT_PUBLIC_BASE_PATH = '/office';
