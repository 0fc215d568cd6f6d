import type { Profile } from '@nuee/domain';

export const fullName = ({ firstName, lastName }: Profile): string => `${firstName} ${lastName}`.trim();
