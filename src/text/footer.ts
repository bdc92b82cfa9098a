/** Copy of the footer, loaded right after the first view. */
export const footerText = {
  slogan: '신발을 고르고, 사고, 신은 모습을 나눠요.',
  links: {
    shopping: '쇼핑',
    account: '계정',
    legal: '약관',
    all: '전체 상품',
    feedList: '피드 목록',
    wishlist: '찜',
    register: '회원가입',
    help: '고객 지원',
    terms: '이용약관',
    privacy: '개인정보처리방침',
  },
  facts: '사업자 정보',
  business: {
    company: '상호',
    owner: '대표자',
    address: '주소',
    phone: '전화',
    email: '이메일',
    registration: '사업자등록번호',
    mailOrder: '통신판매업 신고번호',
    hosting: '호스팅 제공자',
    privacyOfficer: '개인정보 보호책임자',
  },
  copyright: '© 신발장',
} as const;
