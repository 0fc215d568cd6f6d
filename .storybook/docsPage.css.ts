import { vars } from '@nuee/ui/styles';
import { globalStyle } from '@vanilla-extract/css';

// Styles that our reset removes, and that Storybook expects from the browser.
globalStyle('.sbdocs-content > ol, .sbdocs-content li > ol, [data-anatomy] > ol', { listStyle: 'decimal' });
globalStyle('.sbdocs-content .sb-unstyled a[target], .sbdocs-content td > a[target="_top"]', {
  color: vars.color.fg.accent,
  textDecoration: 'underline',
});

// Storybook's own stripe is a cool grey, which its theme can't change.
const table = '.sbdocs-content table:not(.docblock-argstable, .sb-unstyled *)';
globalStyle(`${table} tr:nth-of-type(2n)`, { backgroundColor: vars.color.bg.raised });
globalStyle(`${table} th`, { textAlign: 'start' });

// Storybook sets the first heading of a page close to what comes before.
globalStyle('.sbdocs-wrapper > .sbdocs-content > h2', { marginTop: vars.space[40] });
