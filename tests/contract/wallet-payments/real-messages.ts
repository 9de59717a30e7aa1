import type { WalletMessage } from '#contract/wallet-payments/read-wallet-message.ts'

type Found = Partial<WalletMessage>

const BUYER = '+8801712345678'
const SHOP = '+8801812345678'

/** Messages as the wallets send them, with what is to be found in each; names, numbers and TrxIDs are made up. */
export const REAL_MESSAGES: readonly [name: string, text: string, found: Found][] = [
  [
    'bKash: payment to a merchant',
    'Payment Tk 1,250.00 to Boishakhi Saree 01812345678 successful. Ref HK7Q2M. Fee Tk 0.00. Balance Tk 3,421.55. TrxID CK19X7Q2LM at 12/11/2026 14:32',
    { trxid: 'CK19X7Q2LM', amount_paisa: 125_000, wallet: 'bkash', direction: 'sent' },
  ],
  [
    'bKash: money sent',
    'Send Money Tk 550.00 to 01812345678 successful. Ref 1. Fee Tk 5.00. Balance Tk 120.30. TrxID BKL4M5N6P7 at 03/11/2026 18:01',
    { trxid: 'BKL4M5N6P7', amount_paisa: 55_000, wallet: 'bkash', direction: 'sent', to: SHOP },
  ],
  [
    'bKash: money received',
    'You have received Tk 1,000.00 from 01712345678. Ref shop. Fee Tk 0.00. Balance Tk 1,540.75. TrxID 8JK3L4M5N6 at 21/10/2026 09:15',
    { trxid: '8JK3L4M5N6', amount_paisa: 100_000, wallet: 'bkash', direction: 'received', from: BUYER },
  ],
  [
    'bKash: payment received by a merchant, with a fee',
    'You have received payment Tk 550.00 from 01712345678. Ref HK7Q2M. Fee Tk 10.18. Balance Tk 18,539.82. TrxID AKD61Q9Z0X at 30/11/2026 11:08',
    { trxid: 'AKD61Q9Z0X', amount_paisa: 55_000, direction: 'received', from: BUYER },
  ],
  [
    'bKash: cash in at an agent',
    'Cash In Tk 2,000.00 from 01911223344 successful. Fee Tk 0.00. Balance Tk 2,500.00. TrxID ABC1D2E3F4 at 05/11/2026 20:44. Download App: https://bKa.sh/8app',
    { trxid: 'ABC1D2E3F4', amount_paisa: 200_000, wallet: 'bkash', direction: 'received', from: '+8801911223344' },
  ],
  [
    'bKash: deposit from a bank',
    'You have received deposit of Tk 5,000.00 from BRAC Bank iBanking. Fee Tk 0.00. Balance Tk 5,020.00. TrxID CKA0A1B2C3 at 07/11/2026 10:00',
    { trxid: 'CKA0A1B2C3', amount_paisa: 500_000, direction: 'received', from: null },
  ],
  [
    'bKash: lower case and hard spaces, as some phones copy it',
    'send money tk\u00a0550.00 to 01812-345678 successful. fee tk 5.00. balance tk 120.30. trxid bkl4m5n6p7 at 03/11/2026 18:01',
    { trxid: 'BKL4M5N6P7', amount_paisa: 55_000, to: SHOP },
  ],
  [
    'bKash: lakhs, grouped as here',
    'Payment Tk 1,05,250.50 to 01812345678 successful. Fee Tk 0.00. Balance Tk 2,00,000.00. TrxID CL20B7Q2LM at 01/12/2026 08:01',
    { trxid: 'CL20B7Q2LM', amount_paisa: 10_525_050 },
  ],
  [
    'bKash: copied from the app, a line each',
    'Send Money\nRecipient: 01812345678\nAmount: ৳550.00\nCharge: ৳5.00\nTransaction ID: BKL4M5N6P7\nReference: HK7Q2M',
    { trxid: 'BKL4M5N6P7', amount_paisa: 55_000, to: SHOP },
  ],
  [
    'bKash: the app’s share text',
    'bKash Payment successful!\nTk 899\nTrxID: CK30Z1Y2X3\nTime: 09:41pm 30/11/26',
    { trxid: 'CK30Z1Y2X3', amount_paisa: 89_900, wallet: 'bkash' },
  ],
  [
    'bKash: a request that was paid',
    'Your payment request of Tk 700.00 from 01712345678 is successful. Fee Tk 0.00. Balance Tk 1,200.00. TrxID CK4Q1W2E3R at 29/11/2026 19:20',
    { trxid: 'CK4Q1W2E3R', amount_paisa: 70_000, from: BUYER },
  ],
  [
    'bKash: with cashback before the amount that counts',
    'Congratulations! Cashback Tk 20.00 received. Payment Tk 420.00 to 01812345678 successful. Balance Tk 900.00. TrxID CK5T6Y7U8I at 29/11/2026 19:21',
    { trxid: 'CK5T6Y7U8I', amount_paisa: 42_000, to: SHOP },
  ],
  [
    'bKash: number with the country’s prefix',
    'Send Money Tk 75.00 to +8801812345678 successful. Fee Tk 0.00. Balance Tk 20.30. TrxID CK6A7S8D9F at 28/11/2026 07:05',
    { trxid: 'CK6A7S8D9F', amount_paisa: 7500, to: SHOP },
  ],
  [
    'bKash: “Trx ID” apart, and a colon',
    'bKash: Tk 300 sent to 01812345678. Trx ID: CK7Z8X9C0V',
    { trxid: 'CK7Z8X9C0V', amount_paisa: 30_000, wallet: 'bkash', to: SHOP },
  ],
  [
    'bKash in Bangla: payment',
    '01812345678 নম্বরে ৳1,250.00 পেমেন্ট সফল হয়েছে। রেফারেন্স HK7Q2M। ফি ৳0.00। ব্যালেন্স ৳3,421.55। TrxID CK19X7Q2LM সময় 12/11/2026 14:32',
    { trxid: 'CK19X7Q2LM', amount_paisa: 125_000, direction: 'sent', to: SHOP },
  ],
  [
    'bKash in Bangla: received, with Bangla digits',
    'আপনি ০১৭১২৩৪৫৬৭৮ নম্বর থেকে ১,০০০.০০ টাকা পেয়েছেন। ফি ০.০০ টাকা। ব্যালেন্স ১,৫৪০.৭৫ টাকা। ট্রানজেকশন আইডি 8JK3L4M5N6 সময় ২১/১০/২০২৬ ০৯:১৫',
    { trxid: '8JK3L4M5N6', amount_paisa: 100_000, direction: 'received', from: BUYER },
  ],
  [
    'bKash in Bangla: money sent, its name by another spelling',
    'বিকাশ: ০১৮১২৩৪৫৬৭৮ নম্বরে ৫৫০ টাকা সেন্ড মানি সফল হয়েছে। চার্জ ৫ টাকা। ট্রানজ্যাকশন আইডি: BKL4M5N6P7',
    { trxid: 'BKL4M5N6P7', amount_paisa: 55_000, wallet: 'bkash', direction: 'sent', to: SHOP },
  ],
  ['bKash in Bangla: digits of the TrxID in Bangla', 'আপনি ৳৮৯৯.০০ পেমেন্ট করেছেন। লেনদেন নম্বর: CK৩০Z১Y২X৩', { trxid: 'CK30Z1Y2X3', amount_paisa: 89_900 }],
  [
    'bKash in Bangla: cash in',
    'ক্যাশ ইন ৳২,০০০.০০ সফল। এজেন্ট 01911223344 থেকে। ব্যালেন্স ৳২,৫০০.০০। TrxID ABC1D2E3F4',
    { trxid: 'ABC1D2E3F4', amount_paisa: 200_000, direction: 'received', from: '+8801911223344' },
  ],
  [
    'Nagad: money sent',
    'Send Money Successful.\nAmount: Tk 500.00\nReceiver: 01812345678\nRef: N/A\nFee: Tk 5.00\nTxnID: 71XYZ9AB\nBalance: Tk 1,495.20\n12/11/2026 14:30',
    { trxid: '71XYZ9AB', amount_paisa: 50_000, wallet: 'nagad', direction: 'sent', to: SHOP },
  ],
  [
    'Nagad: money received',
    'Money Received.\nAmount: Tk 500.00\nSender: 01712345678\nRef: HK7Q2M\nTxnID: 72ABCD1E\nBalance: Tk 1,500.20\n12/11/2026 14:30',
    { trxid: '72ABCD1E', amount_paisa: 50_000, wallet: 'nagad', direction: 'received', from: BUYER },
  ],
  [
    'Nagad: payment to a merchant',
    "Payment to 'Boishakhi Saree' is Successful.\nAmount: Tk 250.00\nMerchant: 01812345678\nTxnID: 73QWER2T\nBalance: Tk 750.00\n13/11/2026 10:12",
    { trxid: '73QWER2T', amount_paisa: 25_000, wallet: 'nagad', direction: 'sent', to: SHOP },
  ],
  [
    'Nagad: cash in at an agent',
    'Cash In Received.\nAmount: Tk 1000.00\nUddokta: 01911223344\nTxnID: 74ASDF3G\nBalance: Tk 1000.20\n14/11/2026 09:00',
    { trxid: '74ASDF3G', amount_paisa: 100_000, wallet: 'nagad', direction: 'received' },
  ],
  [
    'Nagad: payment received by a merchant',
    'Payment Received.\nAmount : Tk 899.00\nCustomer: 01712345678\nComm: Tk 8.99\nTxnID: 75ZXCV4B\nBalance: Tk 5,899.00',
    { trxid: '75ZXCV4B', amount_paisa: 89_900, wallet: 'nagad', direction: 'received' },
  ],
  [
    'Nagad: on one line',
    'Nagad: Payment of BDT 1,200.50 successful. TxnID:76GHJK5L. Balance BDT 99.50',
    { trxid: '76GHJK5L', amount_paisa: 120_050, wallet: 'nagad' },
  ],
  [
    'Nagad in Bangla: money sent',
    'নগদ: সেন্ড মানি সফল হয়েছে। পরিমাণ: ৳৫০০.০০ প্রাপক: ০১৮১২৩৪৫৬৭৮ ফি: ৳৫.০০ TxnID: 71XYZ9AB ব্যালেন্স: ৳১,৪৯৫.২০',
    { trxid: '71XYZ9AB', amount_paisa: 50_000, wallet: 'nagad', direction: 'sent', to: SHOP },
  ],
  [
    'Nagad in Bangla: money received',
    'টাকা গ্রহণ সফল। পরিমাণ ৫০০ টাকা। প্রেরক: ০১৭১২৩৪৫৬৭৮। ট্রানজেকশন নম্বর: 72ABCD1E। ব্যালেন্স ১৫০০ টাকা',
    { trxid: '72ABCD1E', amount_paisa: 50_000, wallet: 'nagad', direction: 'received', from: BUYER },
  ],
  [
    'Rocket: received',
    'Tk500.00 received from A/C:017123456781 Fee:Tk0.00, Your A/C Balance: Tk1,500.00 TxnId:4512367890 Date:12-NOV-26 02:30:11 pm. Download https://bit.ly/nexuspay',
    { trxid: '4512367890', amount_paisa: 50_000, wallet: 'rocket', direction: 'received', from: BUYER },
  ],
  [
    'Rocket: sent',
    'Tk1,250.00 sent to A/C:018123456783 Fee:Tk5.00 A/C Balance:Tk245.00 TxnId:4512367891 Date:13-NOV-26 09:12:00 am.',
    { trxid: '4512367891', amount_paisa: 125_000, wallet: 'rocket', direction: 'sent', to: SHOP },
  ],
  [
    'Rocket: account masked, as it is of late',
    'Rocket: Tk300.00 received from A/C: ***678. Fee: Tk0. Balance: Tk800.00. TxnId: 4512367892',
    { trxid: '4512367892', amount_paisa: 30_000, wallet: 'rocket', from: null },
  ],
  [
    'Rocket: bill of a merchant',
    'Merchant payment of Tk750.00 to 01812345678 is successful. TxnId: 4512367893. Thank you for using DBBL Rocket.',
    { trxid: '4512367893', amount_paisa: 75_000, wallet: 'rocket', direction: 'sent', to: SHOP },
  ],
  [
    'Rocket in Bangla',
    'রকেট: আপনি ৭৫০ টাকা পাঠিয়েছেন। লেনদেন আইডি: ৪৫১২৩৬৭৮৯৪। স্থিতি ২০০ টাকা',
    { trxid: '4512367894', amount_paisa: 75_000, wallet: 'rocket', direction: 'sent' },
  ],
  ['a TrxID alone', 'CK19X7Q2LM', { trxid: 'CK19X7Q2LM', amount_paisa: null, wallet: 'bkash' }],
  ['a TrxID alone, in lower case with spaces', ' ck19 x7q2 lm ', { trxid: 'CK19X7Q2LM', wallet: 'bkash' }],
  ['a TrxID alone, with Bangla digits', 'CK১৯X৭Q২LM', { trxid: 'CK19X7Q2LM', wallet: 'bkash' }],
  ['a TrxID of Nagad alone', '71XYZ9AB', { trxid: '71XYZ9AB', wallet: 'nagad' }],
  ['ten digits alone, which may be of two wallets', '4512367890', { trxid: '4512367890', wallet: null }],
  ['what people type of it', 'bkash e 550 tk pathaisi, trx id BKL4M5N6P7', { trxid: 'BKL4M5N6P7', amount_paisa: 55_000, wallet: 'bkash' }],
  ['what people type of it in Bangla', 'বিকাশে ৫৫০ টাকা পাঠালাম। TrxID: BKL4M5N6P7', { trxid: 'BKL4M5N6P7', amount_paisa: 55_000, wallet: 'bkash' }],
  [
    'a message that was forwarded, with its head',
    'Fwd: [bKash] Send Money Tk 550.00 to 01812345678 successful. TrxID BKL4M5N6P7',
    { trxid: 'BKL4M5N6P7', amount_paisa: 55_000 },
  ],
  [
    'cut before the TrxID',
    'Send Money Tk 550.00 to 01812345678 successful. Ref 1. Fee Tk 5.00. Balance Tk 120.30. TrxI',
    { trxid: null, trxids: [], amount_paisa: 55_000, to: SHOP },
  ],
  ['cut within the TrxID', 'bKash Send Money Tk 550.00 to 01812345678 successful. TrxID BKL4M5', { trxid: null, trxids: [], amount_paisa: 55_000 }],
  [
    'cut at its beginning',
    '…0.00 to 01812345678 successful. Fee Tk 5.00. Balance Tk 120.30. TrxID BKL4M5N6P7',
    { trxid: 'BKL4M5N6P7', amount_paisa: null, to: SHOP },
  ],
  [
    'two messages pasted together',
    'Send Money Tk 550.00 to 01812345678 successful. TrxID BKL4M5N6P7\nSend Money Tk 60.00 to 01912345678 successful. TrxID BKL4M5N6P8',
    { trxid: null, trxids: ['BKL4M5N6P7', 'BKL4M5N6P8'], amount_paisa: null },
  ],
  ['the same message twice', 'Tk 550.00 TrxID BKL4M5N6P7\nTk 550.00 TrxID BKL4M5N6P7', { trxid: 'BKL4M5N6P7', amount_paisa: 55_000 }],
  [
    'another wallet',
    'Upay: You have sent Tk 550.00 to 01812345678. TrxID 01HABCDE45',
    { trxid: '01HABCDE45', wallet: null, isOther: true, amount_paisa: 55_000 },
  ],
  [
    'a password that was sent at the same time',
    'Your bKash verification code is 123456. Never share it. It expires in 2 minutes.',
    { trxid: null, amount_paisa: null, wallet: 'bkash' },
  ],
  ['something else', 'আজ বিকালে দেখা হবে, ঠিক আছে?', { trxid: null, trxids: [], amount_paisa: null, wallet: null, direction: null }],
]
