/** Where `npm start` runs the identity stand-in of the site on this port. */
const portDistance = 312;

export const standInAddress = () => `http://localhost:${Number(location.port) + portDistance}`;
