import type { DndContextProps } from '@dnd-kit/core'
import { useTranslation } from 'react-i18next'

/** What a reader of the screen hears of a drag by keyboard. Positions are said where dnd-kit knows them. */
export function useDragWords(): NonNullable<DndContextProps['accessibility']> {
  const { t } = useTranslation()
  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('drag.lifted', { number: placeIn(active.data.current) }),
      onDragOver: ({ over }) => (over ? t('drag.over', { number: placeIn(over.data.current) }) : undefined),
      onDragEnd: ({ over }) => (over ? t('drag.dropped', { number: placeIn(over.data.current) }) : t('drag.cancelled')),
      onDragCancel: () => t('drag.cancelled'),
    },
  }
}

// dnd-kit's sortable keeps the place of each entry beside it.
const placeIn = (kept: { sortable?: { index?: number } } | undefined): number => (kept?.sortable?.index ?? 0) + 1
