import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { PageLink } from './PageLink.tsx'

type Props = ComponentProps<typeof PageLink> & { tone?: ButtonTone; size?: ButtonSize; icon?: IconName }

/** A PageLink with the style of a button. */
export function ButtonLink({ tone = 'primary', size = 'normal', icon, className, children, ...rest }: Props) {
  return (
    <PageLink {...rest} className={buttonClass(tone, size, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </PageLink>
  )
}
