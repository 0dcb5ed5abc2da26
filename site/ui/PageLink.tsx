import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { usePathIn } from '../i18n/locale.ts'
import { useIsOnline } from './useIsOnline.ts'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link to a bare path ('/orders') in the page's language. Without a connection it loads nothing ahead: React Router reloads the page when that fails. */
export function PageLink({ to, ...rest }: Props) {
  const pathIn = usePathIn()
  const isOnline = useIsOnline()
  return <Link prefetch={isOnline ? 'intent' : 'none'} {...rest} to={pathIn(to)} />
}
