import { MemoryStore, StoreError } from '@reseau/rooms';

/** While it is ill it is as a full disk: it can still be read. */
export class IllStore extends MemoryStore {
  ill = false;

  override append(...args: Parameters<MemoryStore['append']>): Promise<boolean> {
    return this.ill ? Promise.reject(new StoreError('disk full')) : super.append(...args);
  }

  override check(): Promise<void> {
    return this.ill ? Promise.reject(new StoreError('disk full')) : super.check();
  }
}
