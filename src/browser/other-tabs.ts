/** Tells the site's other tabs that something has changed (BroadcastChannel); each reads for itself what it is. */
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
    // Without it, a storage event does the same.
    say: () => {
      try {
        localStorage.setItem(name, '');
        localStorage.removeItem(name);
      } catch {
        // Storage is blocked: the other tabs find out at their next page.
      }
    },
    listen: (heard: () => void) => {
      addEventListener('storage', ({ key }) => {
        if (key === name) heard();
      });
    },
  };
}
