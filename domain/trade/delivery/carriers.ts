/**
 * Carrier that sellers may use. `link` is the prefix of its tracking page, to which the number is
 * appended.
 */
type Carrier = {
  readonly code: string;
  readonly name: string;
  readonly digits: RegExp;
  readonly link: string;
};

/**
 * Known carriers; only these are linked. `digits` is the usual length of their numbers, not a
 * guarantee, so that another length leads to a warning, not a refusal.
 */
export const CARRIERS = [
  {
    code: 'CJ',
    name: 'CJ대한통운',
    digits: /^(\d{10}|\d{12})$/,
    link: 'https://trace.cjlogistics.com/next/tracking.html?wblNo=',
  },
  {
    code: 'EPOST',
    name: '우체국택배',
    digits: /^\d{13}$/,
    link: 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=',
  },
  {
    code: 'HANJIN',
    name: '한진택배',
    digits: /^(\d{10}|\d{12})$/,
    link: 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=',
  },
  {
    code: 'LOTTE',
    name: '롯데택배',
    digits: /^(\d{10}|\d{12,13})$/,
    link: 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=',
  },
  {
    code: 'KUNYOUNG',
    name: '건영택배',
    digits: /^\d{10,11}$/,
    link: 'https://www.kunyoung.com/goods/goods_01.php?mulno=',
  },
  {
    code: 'KYUNGDONG',
    name: '경동택배',
    digits: /^\d{10,14}$/,
    link: 'https://kdexp.com/service/delivery/etc/delivery.do?barcode=',
  },
  {
    code: 'DAESIN',
    name: '대신택배',
    digits: /^\d{13}$/,
    link: 'https://www.ds3211.co.kr/freight/internalFreightSearch.ht?billno=',
  },
  {
    code: 'ILYANG',
    name: '일양로지스',
    digits: /^\d{10}$/,
    link: 'https://www.ilyanglogis.com/functionality/tracking_result.asp?hawb_no=',
  },
  {
    code: 'HAPDONG',
    name: '합동택배',
    digits: /^\d{10,14}$/,
    link: 'https://hdexp.co.kr/basic_delivery.hd?barcode=',
  },
  {
    code: 'CHUNIL',
    name: '천일택배',
    digits: /^\d{11}$/,
    link: 'https://www.chunil.co.kr/HTrace/HTrace.jsp?transNo=',
  },
  {
    code: 'CU',
    name: 'CU편의점택배',
    digits: /^\d{10,12}$/,
    link: 'https://www.cupost.co.kr/postbox/delivery/localResult.cupost?invoice_no=',
  },
  {
    code: 'GS',
    name: 'GS25편의점택배',
    digits: /^\d{10,12}$/,
    link: 'https://www.cvsnet.co.kr/invoice/tracking.do?invoice_no=',
  },
] as const satisfies readonly Carrier[];
export type CarrierCode = (typeof CARRIERS)[number]['code'];

const spaceless = (text: string): string => text.replace(/\s/g, '').toLowerCase();

/** Returns a carrier by name or code, ignoring spaces; null if unknown. */
export const carrierOf = (text: string): Carrier | null =>
  CARRIERS.find(({ code, name }) => [code, name].some((one) => spaceless(one) === spaceless(text))) ?? null;

const NUMBER = /^\d{10,14}$/;

/** Returns the digits of a tracking number; null if invalid. */
export function trackingOf(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return NUMBER.test(digits) ? digits : null;
}

/** Returns a warning for a number with an unusual length; null if it is usual. */
export const trackingWarning = ({ name, digits }: Carrier, number: string): string | null =>
  digits.test(number) ? null : `${name} 송장 번호와 자릿수가 달라요. 다시 확인해 주세요.`;

/** Returns the tracking page of a parcel; null for an unknown carrier or an invalid number. */
export function trackingLink(carrier: string | null, number: string | null): string | null {
  const known = carrier ? carrierOf(carrier) : null;
  const digits = number ? trackingOf(number) : null;
  return known && digits ? `${known.link}${digits}` : null;
}
