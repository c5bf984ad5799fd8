export { banner } from './banner.ts';
export { CONFIG, type Config, ConfigError, configFrom } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
export { MemoryStore } from './store/memory-store.ts';
export { openStore } from './store/sqlite-store.ts';
export { type Append, type Store, StoreError } from './store/store.ts';
