export { type Append, MemoryStore, type Store, StoreError } from '@reseau/rooms';
export { banner } from './banner.ts';
export { CONFIG, type Config, configFrom } from './config.ts';
export { ConfigError } from './config-error.ts';
export { type RunningServer, startServer } from './server.ts';
export { backUp } from './store/backup.ts';
export { forgetPerson, forgetTable } from './store/forget.ts';
export { dataFileIn, openStore } from './store/sqlite-store.ts';
export { exportTable, importTable } from './store/tables.ts';
