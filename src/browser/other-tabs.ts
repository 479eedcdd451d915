/** Tells other tabs that something has changed (BroadcastChannel); they read it themselves. */
export function createOtherTabs(name: string) {
  if ('BroadcastChannel' in globalThis) {
    let opened: BroadcastChannel | undefined;
    const channel = () => (opened ??= new BroadcastChannel(name));
    return {
      say: () => {
        channel().postMessage(name);
      },
      listen: (heard: () => void) => {
        channel().addEventListener('message', heard);
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
    listen: (heard: () => void) => {
      addEventListener('storage', ({ key }) => {
        if (key === name) heard();
      });
    },
  };
}
