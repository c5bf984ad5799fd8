export { banner } from './banner.ts';
export { CONFIG, type Config, configFrom } from './config.ts';
export { ConfigError } from './config-error.ts';
export { type RunningServer, startServer } from './server.ts';
export { MemoryStore } from './store/memory-store.ts';
export { openStore } from './store/sqlite-store.ts';
export { type Append, type Store, StoreError } from './store/store.ts';
