import { useQuery } from '@tanstack/react-query'
import { fetchPrivateImage } from '../resources/resource-calls.ts'
import { useObjectUrl } from './useObjectUrl.ts'

/** The URL of an uploaded image, scaled to this width in pixels. */
export const imageUrl = (id: string, widthPixels: number): string => `/api/files/${id}?w=${widthPixels}`

/** The source URL of an image at this width. A private image is fetched with the session; undefined while it loads. */
export function useImageSource(id: string, widthPixels: number, isPrivate: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['private-image', id, widthPixels],
    queryFn: () => fetchPrivateImage(id, widthPixels),
    enabled: isPrivate,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const privateUrl = useObjectUrl(data)
  return isPrivate ? privateUrl : imageUrl(id, widthPixels)
}
