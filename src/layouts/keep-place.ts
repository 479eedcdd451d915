/** The other language opens at the same spot: the query and the anchor travel along. */
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-place]')) {
  link.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
  });
}
