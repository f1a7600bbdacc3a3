/**
 * The paths that staff see in the frame of the back office. Ids of orders are hexadecimal, so that `/order/success` is left out.
 * The first script of the document contains it (`build/route-script.ts`).
 */
export const STAFF_FRAME_PATH = /^\/(dashboard|support|order\/[^s])/
