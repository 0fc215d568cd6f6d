// Every icon of the house, in sets by where they are used: a page loads no more than the sets that it shows. The annotation on
// each lets a bundler leave out the icons that nobody uses.
export * from './sets/buying.tsx';
export * from './sets/choosing.tsx';
export * from './sets/everyPage.tsx';
export * from './sets/following.tsx';
export * from './sets/office.tsx';
export * from './sets/reading.tsx';
