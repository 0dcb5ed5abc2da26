import { StarFilled, StarOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useMenuPreferences } from '../../api/menu-preferences.ts'
import { changeFavorite } from '../../api/saved-preferences.ts'

/** Puts a list among the favorites at the top of the menu, or takes it out. */
export function FavoriteButton({ resource }: { resource: string }) {
  const { t } = useTranslation()
  const isFavorite = useMenuPreferences().favorites.includes(resource)
  const label = t(isFavorite ? 'nav.removeFavorite' : 'nav.addFavorite')
  return (
    <Button
      type="text"
      icon={isFavorite ? <StarFilled /> : <StarOutlined />}
      aria-label={label}
      title={label}
      onClick={() => changeFavorite(resource)}
    />
  )
}
