import { useStore } from 'jotai';
import { useState } from 'react';
import { createSampleAccount } from '../../state/sampleAccount.ts';
import { Account, type AccountProps } from './Account.tsx';

/** The account of the demonstration: sample data. */
export default function SampleAccount(props: AccountProps) {
  const store = useStore();
  const [area] = useState(() => createSampleAccount({ store, now: () => new Date(), customer: props.customer }));
  return <Account area={area} {...props} />;
}
