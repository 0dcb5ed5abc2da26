import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { Modal } from 'antd'
import { Command } from 'cmdk'
import { Fragment, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { declarationOf } from '../../api/declarations.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { ResourceIcon } from '../../ui/icons.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import './palette.css'
import { addRecentItem, type PaletteItem, recentItems } from '../../ui/recent-items.ts'
import { usePageMatches } from './usePageMatches.ts'
import { useRowSearch } from './useRowSearch.ts'

const maxPages = 6

type Props = { search: string; onSearch: (search: string) => void; onClose: () => void }

/** The command palette: recent items at first; then the rows, pages and «create» entries that match the search. */
export function Palette({ search, onSearch, onClose }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const denialReason = useDenialReasons()
  const navigate = useNavigate()
  const input = useFocusedField(onClose)
  const { pages, creates } = usePageMatches(search)
  const { hits, isSearching, hasFailed } = useRowSearch(search)
  const isEmpty = search.trim() === ''

  const rows = hits.flatMap(({ resource, id, title, details }): PaletteItem[] => {
    const declaration = declarationOf(resource)
    if (!declaration) return []
    const to = denialReason(declaration, 'show') === null ? adminPages.show({ resource, id }) : adminPages.list({ resource })
    const kind = localize(declaration.label.one)
    return [{ to, title, details: details ? `${kind}${separator}${details}` : kind, icon: declaration.icon }]
  })
  const choose = ({ to, title, details, icon }: PaletteItem) => {
    addRecentItem({ to, title, details, icon })
    onClose()
    navigate(to)
  }

  return (
    <Modal
      open
      onCancel={onClose}
      keyboard={false}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
      footer={null}
      closable={false}
      width={640}
      className="palette"
      // The first key must find the field: no animation before it has the focus.
      transitionName=""
      maskTransitionName=""
      title={<span className="visually-hidden">{t('palette.title')}</span>}
    >
      <Command label={t('palette.title')} shouldFilter={false} loop>
        <Command.Input ref={input} value={search} onValueChange={onSearch} placeholder={t('palette.placeholder')} maxLength={80} />
        <Command.List label={t('palette.results')}>
          {isEmpty && <ItemGroup heading={t('palette.recent')} items={recentItems()} onChoose={choose} />}
          <ItemGroup heading={t('palette.rows')} items={rows} onChoose={choose} />
          <ItemGroup heading={t('palette.pages')} items={isEmpty ? pages : pages.slice(0, maxPages)} onChoose={choose} />
          {!isEmpty && <ItemGroup heading={t('palette.create')} items={creates.slice(0, maxPages)} onChoose={choose} />}
          {isSearching && rows.length === 0 && <p className="palette-note">{t('palette.searching')}</p>}
          {hasFailed && <p className="palette-note">{t('palette.failed')}</p>}
          {!isSearching && !hasFailed && <Command.Empty className="palette-note">{t('palette.empty')}</Command.Empty>}
        </Command.List>
      </Command>
      <p className="palette-keys" aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.move')} <kbd>↵</kbd> {t('palette.open')} <kbd>Esc</kbd> {t('palette.close')}
      </p>
      <p className="visually-hidden" role="status">
        {!isEmpty && !isSearching ? t('palette.resultCount', { count: rows.length + pages.length + creates.length }) : ''}
      </p>
    </Modal>
  )
}

// The opening dialog takes the focus for itself at a time of its own: the field takes it back, and keys find the field wherever they arrive.
function useFocusedField(onClose: () => void) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
      else if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== 'Tab') input.current?.focus()
    }
    input.current?.focus()
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [onClose])
  return input
}

type GroupProps = { heading: string; items: readonly PaletteItem[]; onChoose: (item: PaletteItem) => void }

function ItemGroup({ heading, items, onChoose }: GroupProps) {
  if (items.length === 0) return null
  return (
    <Command.Group heading={heading}>
      {items.map((item) => (
        <Command.Item key={keyOf(item)} value={`${heading}-${keyOf(item)}`} onSelect={() => onChoose(item)}>
          <ResourceIcon name={item.icon} />
          <span className="palette-title">
            <bdi>{item.title}</bdi>
          </span>
          {item.details && (
            <span className="palette-details">
              {item.details.split(separator).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && separator}
                  <bdi>{part}</bdi>
                </Fragment>
              ))}
            </span>
          )}
        </Command.Item>
      ))}
    </Command.Group>
  )
}

// As the API joins them. Each part has its own direction, or a phone would lose its «+» to the other end.
const separator = ' · '

// Rows that may not be opened all link to the same list, so the texts are part of the key.
const keyOf = ({ to, title, details }: PaletteItem) => `${to} ${title} ${details}`
