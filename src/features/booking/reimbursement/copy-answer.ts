/** A module of its own, because one that pages import both at once and later needs the bundler's runtime, 460 bytes. */
import '#site/ui/copy.ts';
