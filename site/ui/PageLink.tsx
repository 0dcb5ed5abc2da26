import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link to a bare path ('/orders') in the page's language. */
export function PageLink({ to, ...rest }: Props) {
  const pathIn = usePathIn()
  return <Link prefetch="intent" {...rest} to={pathIn(to)} />
}
