/**
 * Every refusal the shop can give: HTTP status and the sentence a person reads (contract.md section C).
 * The server throws `ShopError(code)`; the client shows `message` as it arrives.
 */
export const ERRORS = {
  INVALID_INPUT_VALUE: [400, '입력한 내용을 확인해 주세요.'],
  MALFORMED_REQUEST: [400, '요청을 읽을 수 없어요. 다시 시도해 주세요.'],
  UNAUTHORIZED: [401, '로그인이 필요합니다.'],
  FORBIDDEN: [403, '접근 권한이 없습니다.'],
  NOT_FOUND: [404, '찾는 내용이 없어요.'],
  METHOD_NOT_ALLOWED: [405, '지원하지 않는 요청 방식이에요.'],
  PAYLOAD_TOO_LARGE: [413, '보낸 내용이 너무 커요. 크기를 줄여 다시 시도해 주세요.'],
  UNSUPPORTED_MEDIA_TYPE: [415, '지원하지 않는 형식이에요.'],
  TOO_MANY_REQUESTS: [429, '요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.'],
  INTERNAL_SERVER_ERROR: [500, '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'],
  SERVICE_UNAVAILABLE: [503, '잠시 쉬고 있어요. 조금 뒤에 다시 시도해 주세요.'],
  INVALID_CREDENTIALS: [400, '이메일 또는 비밀번호가 잘못되었어요. 다시 확인해 주세요.'],
  ACCOUNT_NOT_VERIFIED: [403, '이메일 인증이 필요해요. 받은 편지함을 확인해 주세요.'],
  USER_ACCOUNT_NOT_ACTIVE: [403, '사용할 수 없는 계정이에요. 고객센터에 문의해 주세요.'],
  BOT_CHECK_FAILED: [400, 'reCAPTCHA 확인에 실패했어요. 새로고침한 뒤 다시 시도해 주세요.'],
  USER_NOT_FOUND: [404, '회원을 찾을 수 없어요.'],
  BADGE_NOT_FOUND: [404, '뱃지를 찾을 수 없어요.'],
  PRODUCT_NOT_FOUND: [404, '상품을 찾을 수 없어요. 판매가 끝났을 수 있어요.'],
  INVALID_PRODUCT_FILTER_PRICE_RANGE: [400, '최소 가격이 최대 가격보다 클 수 없어요.'],
  FEED_NOT_FOUND: [404, '피드를 찾을 수 없어요. 삭제되었을 수 있어요.'],
  FEED_ACCESS_DENIED: [403, '내가 쓴 피드만 바꿀 수 있어요.'],
  ORDER_ITEM_NOT_FOUND: [404, '내가 구매한 상품만 피드에 올릴 수 있어요.'],
  COMMENT_NOT_FOUND: [404, '댓글을 찾을 수 없어요. 이미 삭제되었을 수 있어요.'],
  COMMENT_ACCESS_DENIED: [403, '내가 쓴 댓글만 삭제할 수 있어요.'],
  EVENT_NOT_FOUND: [404, '이벤트를 찾을 수 없어요.'],
  EVENT_NOT_AVAILABLE: [400, '지금은 참여할 수 없는 이벤트예요.'],
  ALREADY_PARTICIPATED_IN_EVENT: [409, '이미 참여한 이벤트예요.'],
  EVENT_FULL: [409, '참여 인원이 모두 찼어요.'],
  VOTE_NOT_ALLOWED: [400, '진행 중인 이벤트 피드에만 투표할 수 있어요.'],
  VOTE_NOT_FOUND: [404, '이 피드에 한 투표가 없어요.'],
  INVALID_FILE_FORMAT: [400, 'JPG, PNG, WebP 사진만 올릴 수 있어요.'],
  FILE_SIZE_EXCEEDED: [413, '사진은 한 장에 5MB까지 올릴 수 있어요.'],
  IMAGE_COUNT_EXCEEDED: [400, '사진은 5장까지 올릴 수 있어요.'],
  IMAGE_REQUIRED: [400, '사진을 골라 주세요.'],
  REVIEW_NOT_FOUND: [404, '리뷰를 찾을 수 없어요. 삭제되었을 수 있어요.'],
  REVIEW_ACCESS_DENIED: [403, '내가 쓴 리뷰만 바꿀 수 있어요.'],
  REVIEW_PURCHASE_REQUIRED: [403, '구매해서 받은 상품만 리뷰를 쓸 수 있어요.'],
  DUPLICATE_REVIEW: [409, '이미 리뷰를 쓴 상품이에요.'],
  OWN_REVIEW_REACTION: [400, '내 리뷰에는 할 수 없어요.'],
  ALREADY_REPORTED: [409, '이미 신고한 리뷰예요.'],
  ALREADY_WISHED_PRODUCT: [409, '이미 찜한 상품이에요.'],
  WISHLIST_ITEM_NOT_FOUND: [404, '찜한 상품이 아니에요.'],
  OPTION_NOT_FOUND: [404, '옵션을 찾을 수 없어요.'],
  OPTION_IN_STOCK: [409, '지금 살 수 있는 사이즈예요.'],
  NOTICE_NOT_FOUND: [404, '알림을 찾을 수 없어요.'],
  NICKNAME_TAKEN: [409, '이미 쓰고 있는 닉네임이에요.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

/** One refused field of a form. */
export type FieldProblem = { field: string; message: string };

export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1];
