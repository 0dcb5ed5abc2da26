import type { User } from '../../platform/context.ts'

/** The account that owns what a client orders: for a colleague that of the company, which it acts for; else the user's own. */
export const clientIdOf = ({ id, company }: Pick<User, 'id' | 'company'>): string => company?.id ?? id
