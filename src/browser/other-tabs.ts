/** Tells other tabs that something has changed (BroadcastChannel); they read it themselves. */
export function createOtherTabs(name: string) {
  if ('BroadcastChannel' in globalThis) {
    let opened: BroadcastChannel | undefined;
    const channel = () => (opened ??= new BroadcastChannel(name));
    return {
      say: () => {
        channel().postMessage(name);
      },
      listen: (listener: () => void, until?: AddEventListenerOptions) => {
        channel().addEventListener('message', listener, until);
      },
    };
  }
  return {
    // Falls back to a storage event.
    say: () => {
      try {
        localStorage.setItem(name, '');
        localStorage.removeItem(name);
      } catch {
        // Storage is blocked: other tabs notice on their next page.
      }
    },
    listen: (listener: () => void, until?: AddEventListenerOptions) => {
      const look = ({ key }: StorageEvent) => {
        if (key === name) listener();
      };
      addEventListener('storage', look, until);
    },
  };
}

export type OtherTabs = ReturnType<typeof createOtherTabs>;
