export { LinkProvider, type LinkProviderProps } from './internal/LinkContext.tsx';
