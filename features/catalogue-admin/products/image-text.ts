/** The error for a file above the server's size limit. */
export const IMAGE_TOO_LARGE_TEXT = 'This picture is too large. Please choose one of up to 5 MB.'
