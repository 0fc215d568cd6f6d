import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { AccountArea } from '../../state/accountArea.ts';
import { createSampleAccount } from '../../state/sampleAccount.ts';

interface SampleAccountProps {
  customer: { email: string; name: string };
  /** Shows it. */
  children: (area: AccountArea) => ReactNode;
}

/** The account of the demonstration: sample data. */
export default function SampleAccount({ customer, children }: SampleAccountProps) {
  const store = useStore();
  const [area] = useState(() => createSampleAccount({ store, now: () => new Date(), customer }));
  return children(area);
}
