import { vars } from '@nuee/ui/styles';
import { globalStyle } from '@vanilla-extract/css';

// What the reset takes away, and Storybook leaves to the browser.
globalStyle('.sbdocs-content > ol, .sbdocs-content li > ol', { listStyle: 'decimal' });
globalStyle('.sbdocs-content .sb-unstyled a[target]', { color: vars.color.fg.accent, textDecoration: 'underline' });
