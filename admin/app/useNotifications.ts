import type { NotificationProvider } from '@refinedev/core'
import { App } from 'antd'

/** Refine's own messages as the app's toasts, in its theme and direction. */
export function useNotifications(): NotificationProvider {
  const { notification } = App.useApp()
  return {
    open: ({ key, message, description, type }) =>
      notification.open({
        key,
        message: description ?? message,
        description: description && message,
        type: type === 'progress' ? 'info' : type,
      }),
    close: (key) => notification.destroy(key),
  }
}
