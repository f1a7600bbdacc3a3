/** Said of a file that the server would not take for its size. */
export const TOO_LARGE = 'That picture is too large. Please choose one of up to 5 MB.'
