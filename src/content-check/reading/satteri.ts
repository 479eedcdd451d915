/** The Markdown processor, which is younger than 1.0: its packages are imported here alone. */
export { satteri, satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
export {
  markdownToHtml,
  markdownToMdast,
  type HastPluginEntry,
  type MdastNode,
  type MdastPluginEntry,
} from 'satteri';
