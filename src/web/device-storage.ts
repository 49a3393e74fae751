/**
 * Session or local storage that never throws. If the browser refuses it or it is full, things are forgotten, but
 * nothing breaks.
 */
export interface DeviceStorage {
  get(key: string): string | null
  /** False if it could not be stored. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): string[]
}

function createDeviceStorage(find: () => Storage): DeviceStorage {
  const attempt = <Result>(action: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return action(find())
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () =>
      attempt((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''), []),
  }
}

export const forThisTab = createDeviceStorage(() => sessionStorage)
export const forThisDevice = createDeviceStorage(() => localStorage)
