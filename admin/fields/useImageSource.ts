import { useQuery } from '@tanstack/react-query'
import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { fetchPrivateImage } from '../api/resource-calls.ts'
import { useObjectUrl } from './useObjectUrl.ts'

/** The source URL of an image at this width. A private image is fetched with the session; undefined while it loads. */
export const useImageSource = (id: string, widthPixels: number, isPrivate: boolean): string | undefined =>
  useStoredImage(id, widthPixels, isPrivate).source

/** The same, and whether the private file turned out to be no image, such as a PDF of a receipt. */
export function useStoredImage(id: string, widthPixels: number, isPrivate: boolean): { source: string | undefined; isDocument: boolean } {
  const { data } = useQuery({
    queryKey: ['private-image', id, widthPixels],
    queryFn: () => fetchPrivateImage(id, widthPixels),
    enabled: isPrivate,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const privateUrl = useObjectUrl(data)
  return {
    source: isPrivate ? privateUrl : publicImageUrl(id, widthPixels),
    isDocument: data !== undefined && !data.type.startsWith('image/'),
  }
}
