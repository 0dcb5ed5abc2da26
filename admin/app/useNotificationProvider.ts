import type { NotificationProvider } from '@refinedev/core'
import { App } from 'antd'

/** Shows Refine's own messages as alerts in the app's theme and direction. */
export function useNotificationProvider(): NotificationProvider {
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
