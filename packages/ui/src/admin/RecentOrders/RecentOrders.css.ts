import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { stackedRow } from '../../styles/stackedRow.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const client = style({ '@media': { [media.belowLg]: { color: vars.color.fg.muted } } });

export const status = style({
  '@media': {
    [media.belowLg]: { display: 'flex', alignItems: 'flex-end', justifyContent: 'flex-end', height: '100%' },
  },
});

/** The whole row is the target of its number's link. */
export const link = style({ '::after': { content: '', position: 'absolute', inset: 0 } });

export const arrow = style({ display: 'inline-block', verticalAlign: 'middle', color: vars.color.fg.muted });

export const stacked = stackedRow('admin', ['commande montant', 'client statut', 'date statut']);
export const ownStacked = stackedRow('admin', ['commande montant', 'date statut']);
