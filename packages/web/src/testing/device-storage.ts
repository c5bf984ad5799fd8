/** From now on, what a page keeps is kept here. */
export function deviceStorage(storage: Map<string, string>): void {
  const methods = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: new Proxy(methods, {
      ownKeys: () => [...storage.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  });
}
