import { addons } from 'storybook/manager-api';
import { themeOf } from './theme.ts';

addons.setConfig({ theme: { ...themeOf('light'), brandImage: './brand/wordmark.svg' } });
