/** Where `npm start` runs the storage stand-in of the site on this port. */
const portDistance = 612;

export const storagePort = () => Number(location.port) + portDistance;
