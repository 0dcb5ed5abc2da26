import type { PaginationProps } from 'antd'
import { cloneElement, isValidElement } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the arrows of a pagination, which have only an icon. */
export function usePageLinks(): NonNullable<PaginationProps['itemRender']> {
  const { t } = useTranslation()
  return (_, type, element) =>
    (type === 'prev' || type === 'next') && isValidElement<{ 'aria-label'?: string }>(element)
      ? cloneElement(element, { 'aria-label': t(type === 'prev' ? 'list.previousPage' : 'list.nextPage') })
      : element
}
