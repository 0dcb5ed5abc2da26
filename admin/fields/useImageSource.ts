import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchPrivateImage } from '../resources/resource-calls.ts'

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
  // Release the object URL when it is no longer used.
  useEffect(() => () => void (data && URL.revokeObjectURL(data)), [data])
  return isPrivate ? data : imageUrl(id, widthPixels)
}
