import { type Ref, type RefObject, useImperativeHandle } from 'react';

/** Gives the caller of a part, through its `ref`, the element that the part itself holds in `own`. */
export function useGivenRef<Node>(ref: Ref<Node> | undefined, own: RefObject<Node | null>): void {
  useImperativeHandle<Node | null, Node | null>(ref, () => own.current, [own]);
}
