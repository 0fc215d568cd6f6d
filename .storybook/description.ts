import { docsOf } from './docsOf.ts';

/** What a component's JSDoc says of it, with the parts that it names as links to their docs. */
export function describe(component: { __docgenInfo?: { description?: string } } | null): string {
  const description = component?.__docgenInfo?.description ?? '';
  return description.replace(/`(\w+)`/g, (code, name) => (docsOf.has(name) ? `[${code}](${docsOf.get(name)})` : code));
}
