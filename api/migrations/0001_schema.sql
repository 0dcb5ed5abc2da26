CREATE TABLE "complaints" (
	"number" text NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"provider_id" uuid,
	"reason" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"images" uuid[],
	"status" text DEFAULT 'new' NOT NULL,
	"admin_id" uuid,
	"dispute" text,
	"former_status" text,
	"frozen_seconds" integer,
	"refund_amount" bigint,
	"reply" text,
	"reply_images" uuid[],
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"subject_normalized" text GENERATED ALWAYS AS (normalize_arabic("subject")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("subject", '') || ' ' || coalesce("message", ''))) STORED,
	CONSTRAINT "complaints_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "complaints_reason_1" CHECK ("reason" in ('delay', 'quality', 'price', 'conduct', 'other')),
	CONSTRAINT "complaints_subject_1" CHECK (char_length("subject") <= 120),
	CONSTRAINT "complaints_message_1" CHECK (char_length("message") <= 2000),
	CONSTRAINT "complaints_status_1" CHECK ("status" in ('new', 'in_progress', 'responded')),
	CONSTRAINT "complaints_dispute_1" CHECK ("dispute" in ('open', 'proposed', 'decided', 'closed', 'withdrawn')),
	CONSTRAINT "complaints_frozen_seconds_1" CHECK ("frozen_seconds" >= 0),
	CONSTRAINT "complaints_refund_amount_1" CHECK ("refund_amount" >= 0),
	CONSTRAINT "complaints_reply_1" CHECK (char_length("reply") <= 2000)
);

--> statement-breakpoint
CREATE TABLE "complaint_messages" (
	"complaint_id" uuid NOT NULL,
	"author" text NOT NULL,
	"message" text NOT NULL,
	"images" uuid[],
	"user_id" uuid,
	"admin_id" uuid,
	"message_normalized" text GENERATED ALWAYS AS (normalize_arabic("message")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("author", ''))) STORED,
	CONSTRAINT "complaint_messages_author_1" CHECK ("author" in ('complainant', 'other_party', 'administration')),
	CONSTRAINT "complaint_messages_message_1" CHECK (char_length("message") <= 2000)
);

--> statement-breakpoint
CREATE TABLE "dispute_decisions" (
	"number" text NOT NULL,
	"complaint_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"held_amount" bigint,
	"client_amount" bigint,
	"provider_amount" bigint,
	"reason" text NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"proposed_by" uuid NOT NULL,
	"approved_by" uuid,
	"reject_reason" text,
	"appeal_until" timestamp (3) with time zone,
	"appealed_by" uuid,
	"executed_at" timestamp (3) with time zone,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reason", ''))) STORED,
	CONSTRAINT "dispute_decisions_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "dispute_decisions_outcome_1" CHECK ("outcome" in ('continue', 'complete', 'split')),
	CONSTRAINT "dispute_decisions_held_amount_1" CHECK ("held_amount" >= 0),
	CONSTRAINT "dispute_decisions_client_amount_1" CHECK ("client_amount" >= 0),
	CONSTRAINT "dispute_decisions_provider_amount_1" CHECK ("provider_amount" >= 0),
	CONSTRAINT "dispute_decisions_reason_1" CHECK (char_length("reason") <= 500),
	CONSTRAINT "dispute_decisions_status_1" CHECK ("status" in ('proposed', 'approved', 'executed', 'rejected', 'appealed', 'withdrawn')),
	CONSTRAINT "dispute_decisions_reject_reason_1" CHECK (char_length("reject_reason") <= 500)
);

--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"text_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("text_ar")) STORED,
	"text_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("text_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("text_ar", '') || ' ' || coalesce("text_en", ''))) STORED,
	CONSTRAINT "reply_templates_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "reply_templates_name_2" CHECK (char_length("name_en") <= 60),
	CONSTRAINT "reply_templates_text_1" CHECK (char_length("text_ar") <= 2000),
	CONSTRAINT "reply_templates_text_2" CHECK (char_length("text_en") <= 2000),
	CONSTRAINT "reply_templates_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "reply_templates_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "review_requests" (
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"product_id" uuid,
	"group_id" uuid,
	"before_product_id" uuid,
	"after_product_id" uuid,
	"note" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reject_reason" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("note", ''))) STORED,
	CONSTRAINT "review_requests_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "review_requests_kind_1" CHECK ("kind" in ('product', 'main_product')),
	CONSTRAINT "review_requests_note_1" CHECK (char_length("note") <= 500),
	CONSTRAINT "review_requests_status_1" CHECK ("status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "review_requests_reject_reason_1" CHECK (char_length("reject_reason") <= 500)
);

--> statement-breakpoint
CREATE TABLE "cancellation_reasons" (
	"cancel_reason_ar" text NOT NULL,
	"cancel_reason_en" text NOT NULL,
	"audience" text DEFAULT 'everyone' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"cancel_reason_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("cancel_reason_ar")) STORED,
	"cancel_reason_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("cancel_reason_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("cancel_reason_ar", '') || ' ' || coalesce("cancel_reason_en", ''))) STORED,
	CONSTRAINT "cancellation_reasons_cancel_reason_1" CHECK (char_length("cancel_reason_ar") <= 120),
	CONSTRAINT "cancellation_reasons_cancel_reason_2" CHECK (char_length("cancel_reason_en") <= 120),
	CONSTRAINT "cancellation_reasons_audience_1" CHECK ("audience" in ('client', 'provider', 'admin', 'everyone')),
	CONSTRAINT "cancellation_reasons_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "cancellation_reasons_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "receiving_accounts" (
	"bank_name_ar" text NOT NULL,
	"bank_name_en" text NOT NULL,
	"account_name_ar" text NOT NULL,
	"account_name_en" text NOT NULL,
	"iban" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"bank_name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("bank_name_ar")) STORED,
	"bank_name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("bank_name_en")) STORED,
	"account_name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("account_name_ar")) STORED,
	"account_name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("account_name_en")) STORED,
	"iban_normalized" text GENERATED ALWAYS AS (normalize_arabic("iban")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("bank_name_ar", '') || ' ' || coalesce("bank_name_en", '') || ' ' || coalesce("iban", ''))) STORED,
	CONSTRAINT "receiving_accounts_bank_name_1" CHECK (char_length("bank_name_ar") <= 80),
	CONSTRAINT "receiving_accounts_bank_name_2" CHECK (char_length("bank_name_en") <= 80),
	CONSTRAINT "receiving_accounts_account_name_1" CHECK (char_length("account_name_ar") <= 120),
	CONSTRAINT "receiving_accounts_account_name_2" CHECK (char_length("account_name_en") <= 120),
	CONSTRAINT "receiving_accounts_iban_1" CHECK (char_length("iban") <= 34)
);

--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"cancels_order" boolean DEFAULT false NOT NULL,
	"destination" text DEFAULT 'source' NOT NULL,
	"iban" text,
	"account_name" text,
	"reason" text NOT NULL,
	"reason_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"reject_reason" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reason", ''))) STORED,
	CONSTRAINT "refund_requests_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "refund_requests_amount_1" CHECK ("amount" >= 1),
	CONSTRAINT "refund_requests_destination_1" CHECK ("destination" in ('source', 'wallet', 'iban')),
	CONSTRAINT "refund_requests_iban_1" CHECK (char_length("iban") <= 34),
	CONSTRAINT "refund_requests_account_name_1" CHECK (char_length("account_name") <= 120),
	CONSTRAINT "refund_requests_reason_1" CHECK (char_length("reason") <= 500),
	CONSTRAINT "refund_requests_status_1" CHECK ("status" in ('pending', 'approved', 'rejected', 'closed')),
	CONSTRAINT "refund_requests_reject_reason_1" CHECK (char_length("reject_reason") <= 500)
);

--> statement-breakpoint
CREATE TABLE "settlements" (
	"number" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"service_amount" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"commission_vat" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"hold_reason" text,
	"period_end" date,
	"bank_name" text,
	"iban" text,
	"account_name" text,
	"payout_run_id" uuid,
	"reference" text,
	"return_reason" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"reference_normalized" text GENERATED ALWAYS AS (normalize_arabic("reference")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reference", '') || ' ' || coalesce("iban", '') || ' ' || coalesce("account_name", ''))) STORED,
	CONSTRAINT "settlements_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "settlements_service_amount_1" CHECK ("service_amount" >= 0),
	CONSTRAINT "settlements_commission_1" CHECK ("commission" >= 0),
	CONSTRAINT "settlements_commission_vat_1" CHECK ("commission_vat" >= 0),
	CONSTRAINT "settlements_amount_1" CHECK ("amount" >= 1),
	CONSTRAINT "settlements_status_1" CHECK ("status" in ('new', 'ended')),
	CONSTRAINT "settlements_hold_reason_1" CHECK ("hold_reason" in ('unverified', 'no_iban', 'new_iban', 'dispute', 'negative_balance')),
	CONSTRAINT "settlements_bank_name_1" CHECK (char_length("bank_name") <= 80),
	CONSTRAINT "settlements_iban_1" CHECK (char_length("iban") <= 34),
	CONSTRAINT "settlements_account_name_1" CHECK (char_length("account_name") <= 120),
	CONSTRAINT "settlements_reference_1" CHECK (char_length("reference") <= 40),
	CONSTRAINT "settlements_return_reason_1" CHECK (char_length("return_reason") <= 500)
);

--> statement-breakpoint
CREATE TABLE "settlement_lines" (
	"transaction_number" text NOT NULL,
	"settlement_id" uuid NOT NULL,
	"order_id" uuid,
	"service_amount" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"commission_vat" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"earned_at" timestamp (3) with time zone NOT NULL,
	"transaction_number_normalized" text GENERATED ALWAYS AS (normalize_arabic("transaction_number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("transaction_number", ''))) STORED,
	CONSTRAINT "settlement_lines_transaction_number_1" CHECK (char_length("transaction_number") <= 20),
	CONSTRAINT "settlement_lines_service_amount_1" CHECK ("service_amount" >= -100000000000),
	CONSTRAINT "settlement_lines_commission_1" CHECK ("commission" >= 0),
	CONSTRAINT "settlement_lines_commission_vat_1" CHECK ("commission_vat" >= 0),
	CONSTRAINT "settlement_lines_amount_1" CHECK ("amount" >= -100000000000)
);

--> statement-breakpoint
CREATE TABLE "commission_invoices" (
	"number" text NOT NULL,
	"settlement_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"net" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"seller_name_ar" text NOT NULL,
	"seller_name_en" text NOT NULL,
	"seller_vat_number" text NOT NULL,
	"seller_commercial_number" text,
	"seller_address_ar" text,
	"seller_address_en" text,
	"buyer_name_ar" text NOT NULL,
	"buyer_name_en" text NOT NULL,
	"buyer_vat_number" text,
	"buyer_commercial_number" text,
	"buyer_address_ar" text,
	"buyer_address_en" text,
	"qr" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", ''))) STORED,
	CONSTRAINT "commission_invoices_number_1" CHECK (char_length("number") <= 40),
	CONSTRAINT "commission_invoices_net_1" CHECK ("net" >= 1),
	CONSTRAINT "commission_invoices_vat_percent_1" CHECK ("vat_percent" between 0 and 100),
	CONSTRAINT "commission_invoices_tax_1" CHECK ("tax" >= 0),
	CONSTRAINT "commission_invoices_total_1" CHECK ("total" >= 1),
	CONSTRAINT "commission_invoices_seller_name_1" CHECK (char_length("seller_name_ar") <= 120),
	CONSTRAINT "commission_invoices_seller_name_2" CHECK (char_length("seller_name_en") <= 120),
	CONSTRAINT "commission_invoices_seller_vat_number_1" CHECK (char_length("seller_vat_number") <= 15),
	CONSTRAINT "commission_invoices_seller_commercial_number_1" CHECK (char_length("seller_commercial_number") <= 10),
	CONSTRAINT "commission_invoices_seller_address_1" CHECK (char_length("seller_address_ar") <= 200),
	CONSTRAINT "commission_invoices_seller_address_2" CHECK (char_length("seller_address_en") <= 200),
	CONSTRAINT "commission_invoices_buyer_vat_number_1" CHECK (char_length("buyer_vat_number") <= 15),
	CONSTRAINT "commission_invoices_buyer_commercial_number_1" CHECK (char_length("buyer_commercial_number") <= 10),
	CONSTRAINT "commission_invoices_qr_1" CHECK (char_length("qr") <= 700)
);

--> statement-breakpoint
CREATE TABLE "payout_runs" (
	"number" text NOT NULL,
	"amount" bigint NOT NULL,
	"payout_count" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"note" text,
	"created_by" uuid NOT NULL,
	"decided_by" uuid,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", ''))) STORED,
	CONSTRAINT "payout_runs_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "payout_runs_amount_1" CHECK ("amount" >= 0),
	CONSTRAINT "payout_runs_payout_count_1" CHECK ("payout_count" >= 0),
	CONSTRAINT "payout_runs_status_1" CHECK ("status" in ('pending', 'approved', 'completed', 'cancelled')),
	CONSTRAINT "payout_runs_note_1" CHECK (char_length("note") <= 300)
);

--> statement-breakpoint
CREATE TABLE "payouts" (
	"number" text NOT NULL,
	"run_id" uuid NOT NULL,
	"settlement_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"account_name" text NOT NULL,
	"iban" text NOT NULL,
	"bank_name" text,
	"reference" text,
	"return_reason" text,
	"sequence_number" text,
	"gateway_sent_at" timestamp (3) with time zone,
	"gateway_id" text,
	"transaction_number" text,
	"result_number" text,
	"return_number" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"account_name_normalized" text GENERATED ALWAYS AS (normalize_arabic("account_name")) STORED,
	"iban_normalized" text GENERATED ALWAYS AS (normalize_arabic("iban")) STORED,
	"reference_normalized" text GENERATED ALWAYS AS (normalize_arabic("reference")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reference", '') || ' ' || coalesce("iban", '') || ' ' || coalesce("account_name", ''))) STORED,
	CONSTRAINT "payouts_number_1" CHECK (char_length("number") <= 30),
	CONSTRAINT "payouts_amount_1" CHECK ("amount" >= 1),
	CONSTRAINT "payouts_status_1" CHECK ("status" in ('pending', 'approved', 'paid', 'returned', 'removed')),
	CONSTRAINT "payouts_account_name_1" CHECK (char_length("account_name") <= 120),
	CONSTRAINT "payouts_iban_1" CHECK (char_length("iban") <= 34),
	CONSTRAINT "payouts_bank_name_1" CHECK (char_length("bank_name") <= 80),
	CONSTRAINT "payouts_reference_1" CHECK (char_length("reference") <= 40),
	CONSTRAINT "payouts_return_reason_1" CHECK (char_length("return_reason") <= 500),
	CONSTRAINT "payouts_sequence_number_1" CHECK (char_length("sequence_number") <= 16),
	CONSTRAINT "payouts_gateway_id_1" CHECK (char_length("gateway_id") <= 100),
	CONSTRAINT "payouts_transaction_number_1" CHECK (char_length("transaction_number") <= 20),
	CONSTRAINT "payouts_result_number_1" CHECK (char_length("result_number") <= 20),
	CONSTRAINT "payouts_return_number_1" CHECK (char_length("return_number") <= 20)
);

--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"number" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"refund_request_id" uuid,
	"net" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"qr" text,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reason", ''))) STORED,
	CONSTRAINT "credit_notes_number_1" CHECK (char_length("number") <= 40),
	CONSTRAINT "credit_notes_cause_1" CHECK ("cause" in ('refund', 'order_cancelled', 'invoice_rejected', 'closed_with_paid')),
	CONSTRAINT "credit_notes_reason_1" CHECK (char_length("reason") <= 500),
	CONSTRAINT "credit_notes_net_1" CHECK ("net" >= 0),
	CONSTRAINT "credit_notes_vat_percent_1" CHECK ("vat_percent" between 0 and 100),
	CONSTRAINT "credit_notes_tax_1" CHECK ("tax" >= 0),
	CONSTRAINT "credit_notes_total_1" CHECK ("total" >= 1),
	CONSTRAINT "credit_notes_qr_1" CHECK (char_length("qr") <= 700)
);

--> statement-breakpoint
CREATE TABLE "gateway_differences" (
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"expected" bigint NOT NULL,
	"found" bigint NOT NULL,
	"currency" text,
	"payment_number" text,
	"page_id" text,
	"order_id" uuid,
	"client_id" uuid,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"resolved_by" uuid,
	"found_at" timestamp (3) with time zone NOT NULL,
	"reference_normalized" text GENERATED ALWAYS AS (normalize_arabic("reference")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("reference", '') || ' ' || coalesce("payment_number", '') || ' ' || coalesce("page_id", ''))) STORED,
	CONSTRAINT "gateway_differences_reference_1" CHECK (char_length("reference") <= 100),
	CONSTRAINT "gateway_differences_kind_1" CHECK ("kind" in ('unknown_payment', 'missing_payment', 'other_amount', 'other_currency', 'other_fee', 'unknown_refund', 'missing_refund', 'other_settlement')),
	CONSTRAINT "gateway_differences_expected_1" CHECK ("expected" >= -100000000000),
	CONSTRAINT "gateway_differences_found_1" CHECK ("found" >= -100000000000),
	CONSTRAINT "gateway_differences_currency_1" CHECK (char_length("currency") <= 3),
	CONSTRAINT "gateway_differences_payment_number_1" CHECK (char_length("payment_number") <= 60),
	CONSTRAINT "gateway_differences_page_id_1" CHECK (char_length("page_id") <= 100),
	CONSTRAINT "gateway_differences_status_1" CHECK ("status" in ('open', 'resolved', 'gone')),
	CONSTRAINT "gateway_differences_note_1" CHECK (char_length("note") <= 500)
);

--> statement-breakpoint
CREATE TABLE "gateway_comparisons" (
	"number" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"differences" integer,
	"settlements" integer,
	"started_by" uuid,
	"finished_at" timestamp (3) with time zone,
	"note" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", ''))) STORED,
	CONSTRAINT "gateway_comparisons_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "gateway_comparisons_status_1" CHECK ("status" in ('waiting', 'done')),
	CONSTRAINT "gateway_comparisons_differences_1" CHECK ("differences" >= 0),
	CONSTRAINT "gateway_comparisons_settlements_1" CHECK ("settlements" >= 0),
	CONSTRAINT "gateway_comparisons_note_1" CHECK (char_length("note") <= 300)
);

--> statement-breakpoint
CREATE TABLE "balance_adjustments" (
	"number" text NOT NULL,
	"account" text DEFAULT 'wallet' NOT NULL,
	"client_id" uuid,
	"provider_id" uuid,
	"direction" text DEFAULT 'add' NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"attachment" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"requested_by" uuid NOT NULL,
	"decided_by" uuid,
	"transaction_number" text,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("reason", '') || ' ' || coalesce("transaction_number", ''))) STORED,
	CONSTRAINT "balance_adjustments_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "balance_adjustments_account_1" CHECK ("account" in ('wallet', 'payable')),
	CONSTRAINT "balance_adjustments_direction_1" CHECK ("direction" in ('add', 'deduct')),
	CONSTRAINT "balance_adjustments_amount_1" CHECK ("amount" >= 1),
	CONSTRAINT "balance_adjustments_amount_2" CHECK ("amount" <= 100000000),
	CONSTRAINT "balance_adjustments_reason_1" CHECK (char_length("reason") <= 300),
	CONSTRAINT "balance_adjustments_status_1" CHECK ("status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "balance_adjustments_transaction_number_1" CHECK (char_length("transaction_number") <= 20)
);

--> statement-breakpoint
CREATE TABLE "document_changes" (
	"number" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"before_commercial_number" text,
	"after_commercial_number" text,
	"before_vat_number" text,
	"after_vat_number" text,
	"before_certificate_file_id" uuid,
	"after_certificate_file_id" uuid,
	"rejections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"number_normalized" text GENERATED ALWAYS AS (normalize_arabic("number")) STORED,
	"after_commercial_number_normalized" text GENERATED ALWAYS AS (normalize_arabic("after_commercial_number")) STORED,
	"after_vat_number_normalized" text GENERATED ALWAYS AS (normalize_arabic("after_vat_number")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("number", '') || ' ' || coalesce("after_commercial_number", '') || ' ' || coalesce("after_vat_number", ''))) STORED,
	CONSTRAINT "document_changes_number_1" CHECK (char_length("number") <= 20),
	CONSTRAINT "document_changes_status_1" CHECK ("status" in ('pending', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "document_changes_before_commercial_number_1" CHECK (char_length("before_commercial_number") <= 10),
	CONSTRAINT "document_changes_after_commercial_number_1" CHECK (char_length("after_commercial_number") <= 10),
	CONSTRAINT "document_changes_before_vat_number_1" CHECK (char_length("before_vat_number") <= 15),
	CONSTRAINT "document_changes_after_vat_number_1" CHECK (char_length("after_vat_number") <= 15)
);

--> statement-breakpoint
CREATE TABLE "data_requests" (
	"name" text NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"details" text,
	"status" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"reject_reason" text,
	"export_key" text,
	"export_until" timestamp (3) with time zone,
	"name_normalized" text GENERATED ALWAYS AS (normalize_arabic("name")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name", '') || ' ' || coalesce("details", ''))) STORED,
	CONSTRAINT "data_requests_name_1" CHECK (char_length("name") <= 80),
	CONSTRAINT "data_requests_kind_1" CHECK ("kind" in ('export', 'deletion', 'correction', 'objection')),
	CONSTRAINT "data_requests_details_1" CHECK (char_length("details") <= 2000),
	CONSTRAINT "data_requests_status_1" CHECK ("status" in ('open', 'done', 'rejected')),
	CONSTRAINT "data_requests_reject_reason_1" CHECK (char_length("reject_reason") <= 500)
);

--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" uuid NOT NULL,
	"document" text NOT NULL,
	"document_version" integer NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"address_normalized" text GENERATED ALWAYS AS (normalize_arabic("address")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("document", ''))) STORED,
	CONSTRAINT "consents_document_1" CHECK ("document" in ('terms', 'privacy')),
	CONSTRAINT "consents_document_version_1" CHECK ("document_version" >= 1)
);

--> statement-breakpoint
CREATE TABLE "categories" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"icon" text NOT NULL,
	"image" uuid,
	"commission_percent" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("description_ar", '') || ' ' || coalesce("description_en", ''))) STORED,
	CONSTRAINT "categories_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "categories_name_2" CHECK (char_length("name_en") <= 60),
	CONSTRAINT "categories_description_1" CHECK (char_length("description_ar") <= 300),
	CONSTRAINT "categories_description_2" CHECK (char_length("description_en") <= 300),
	CONSTRAINT "categories_icon_1" CHECK ("icon" in ('maintenance', 'cleaning', 'moving', 'design', 'marketing', 'programming', 'legal', 'accounting', 'photography', 'education', 'events', 'cars')),
	CONSTRAINT "categories_commission_percent_1" CHECK ("commission_percent" between 0 and 50),
	CONSTRAINT "categories_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "categories_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "services" (
	"category_id" uuid NOT NULL,
	"kind" text DEFAULT 'service' NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keywords" text,
	"starting_price" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("description_ar", '') || ' ' || coalesce("description_en", '') || ' ' || coalesce("keywords", ''))) STORED,
	CONSTRAINT "services_kind_1" CHECK ("kind" in ('service', 'consultation')),
	CONSTRAINT "services_name_1" CHECK (char_length("name_ar") <= 80),
	CONSTRAINT "services_name_2" CHECK (char_length("name_en") <= 80),
	CONSTRAINT "services_description_1" CHECK (char_length("description_ar") <= 400),
	CONSTRAINT "services_description_2" CHECK (char_length("description_en") <= 400),
	CONSTRAINT "services_keywords_1" CHECK (char_length("keywords") <= 600),
	CONSTRAINT "services_starting_price_1" CHECK ("starting_price" >= 100),
	CONSTRAINT "services_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "services_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "products" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"category_id" uuid NOT NULL,
	"sub_category_id" uuid,
	"brand_id" uuid,
	"provider_id" uuid,
	"images" uuid[],
	"type" text DEFAULT 'simple' NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer,
	"sku" text,
	"discount_type" text DEFAULT 'none' NOT NULL,
	"discount_percent" integer,
	"discount_amount" bigint,
	"discount_expires_on" date,
	"availability" text DEFAULT 'available' NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("sku", ''))) STORED,
	CONSTRAINT "products_name_1" CHECK (char_length("name_ar") <= 120),
	CONSTRAINT "products_name_2" CHECK (char_length("name_en") <= 120),
	CONSTRAINT "products_description_1" CHECK (char_length("description_ar") <= 2000),
	CONSTRAINT "products_description_2" CHECK (char_length("description_en") <= 2000),
	CONSTRAINT "products_type_1" CHECK ("type" in ('simple', 'multi')),
	CONSTRAINT "products_price_1" CHECK ("price" >= 1),
	CONSTRAINT "products_quantity_1" CHECK ("quantity" >= 0),
	CONSTRAINT "products_quantity_2" CHECK ("quantity" <= 1000000),
	CONSTRAINT "products_sku_1" CHECK (char_length("sku") <= 40),
	CONSTRAINT "products_discount_type_1" CHECK ("discount_type" in ('none', 'ratio', 'number')),
	CONSTRAINT "products_discount_percent_1" CHECK ("discount_percent" between 0 and 100),
	CONSTRAINT "products_discount_amount_1" CHECK ("discount_amount" >= 0),
	CONSTRAINT "products_availability_1" CHECK ("availability" in ('available', 'unavailable'))
);

--> statement-breakpoint
CREATE TABLE "product_variants" (
	"product_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"sku" text NOT NULL,
	"image" uuid,
	"combination" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sku_normalized" text GENERATED ALWAYS AS (normalize_arabic("sku")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("sku", ''))) STORED,
	CONSTRAINT "product_variants_price_1" CHECK ("price" >= 1),
	CONSTRAINT "product_variants_quantity_1" CHECK ("quantity" >= 0),
	CONSTRAINT "product_variants_quantity_2" CHECK ("quantity" <= 1000000),
	CONSTRAINT "product_variants_sku_1" CHECK (char_length("sku") <= 40),
	CONSTRAINT "product_variants_combination_1" CHECK (char_length("combination") <= 200),
	CONSTRAINT "product_variants_position_1" CHECK ("position" >= 0)
);

--> statement-breakpoint
CREATE TABLE "product_groups" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"main_product_id" uuid NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", ''))) STORED,
	CONSTRAINT "product_groups_name_1" CHECK (char_length("name_ar") <= 120),
	CONSTRAINT "product_groups_name_2" CHECK (char_length("name_en") <= 120)
);

--> statement-breakpoint
CREATE TABLE "product_categories" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"parent_id" uuid,
	"image" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", ''))) STORED,
	CONSTRAINT "product_categories_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "product_categories_name_2" CHECK (char_length("name_en") <= 60),
	CONSTRAINT "product_categories_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "product_categories_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "brands" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"logo" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", ''))) STORED,
	CONSTRAINT "brands_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "brands_name_2" CHECK (char_length("name_en") <= 60)
);

--> statement-breakpoint
CREATE TABLE "attributes" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", ''))) STORED,
	CONSTRAINT "attributes_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "attributes_name_2" CHECK (char_length("name_en") <= 60)
);

--> statement-breakpoint
CREATE TABLE "attribute_options" (
	"attribute_id" uuid NOT NULL,
	"option_name_ar" text NOT NULL,
	"option_name_en" text NOT NULL,
	"color" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"option_name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("option_name_ar")) STORED,
	"option_name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("option_name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("option_name_ar", '') || ' ' || coalesce("option_name_en", ''))) STORED,
	CONSTRAINT "attribute_options_option_name_1" CHECK (char_length("option_name_ar") <= 60),
	CONSTRAINT "attribute_options_option_name_2" CHECK (char_length("option_name_en") <= 60)
);

--> statement-breakpoint
CREATE TABLE "features" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"description_ar" text,
	"description_en" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("description_ar", '') || ' ' || coalesce("description_en", ''))) STORED,
	CONSTRAINT "features_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "features_name_2" CHECK (char_length("name_en") <= 60),
	CONSTRAINT "features_description_1" CHECK (char_length("description_ar") <= 300),
	CONSTRAINT "features_description_2" CHECK (char_length("description_en") <= 300)
);

--> statement-breakpoint
CREATE TABLE "cars" (
	"provider_id" uuid NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"type" text NOT NULL,
	"color" text DEFAULT '#ffffff' NOT NULL,
	"images" uuid[],
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"daily_price" bigint NOT NULL,
	"monthly_price" bigint,
	"yearly_price" bigint,
	"insurance_price" bigint DEFAULT 0 NOT NULL,
	"insurance_refund" bigint DEFAULT 0 NOT NULL,
	"foreign_authorization" boolean DEFAULT false NOT NULL,
	"foreign_authorization_price" bigint,
	"delivery" boolean DEFAULT false NOT NULL,
	"receipt_price" bigint,
	"delivery_price" bigint,
	"additional_services" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unavailable" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"model_normalized" text GENERATED ALWAYS AS (normalize_arabic("model")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", '') || ' ' || coalesce("model", ''))) STORED,
	CONSTRAINT "cars_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "cars_name_2" CHECK (char_length("name_en") <= 60),
	CONSTRAINT "cars_model_1" CHECK (char_length("model") <= 40),
	CONSTRAINT "cars_year_1" CHECK ("year" >= 1990),
	CONSTRAINT "cars_year_2" CHECK ("year" <= 2100),
	CONSTRAINT "cars_type_1" CHECK ("type" in ('small', 'sedan', 'suv', 'family', 'pickup', 'luxury')),
	CONSTRAINT "cars_daily_price_1" CHECK ("daily_price" >= 100),
	CONSTRAINT "cars_monthly_price_1" CHECK ("monthly_price" >= 100),
	CONSTRAINT "cars_yearly_price_1" CHECK ("yearly_price" >= 100),
	CONSTRAINT "cars_insurance_price_1" CHECK ("insurance_price" >= 0),
	CONSTRAINT "cars_insurance_refund_1" CHECK ("insurance_refund" >= 0),
	CONSTRAINT "cars_foreign_authorization_price_1" CHECK ("foreign_authorization_price" >= 0),
	CONSTRAINT "cars_receipt_price_1" CHECK ("receipt_price" >= 0),
	CONSTRAINT "cars_delivery_price_1" CHECK ("delivery_price" >= 0)
);

--> statement-breakpoint
CREATE TABLE "coupons" (
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"code" text NOT NULL,
	"type" text DEFAULT 'ratio' NOT NULL,
	"discount_amount" bigint,
	"discount_percent" integer,
	"max_discount" bigint,
	"max_use" integer NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"per_client_limit" integer,
	"min_amount" bigint,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"start_date" date NOT NULL,
	"expire_date" date NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_ar")) STORED,
	"title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_en")) STORED,
	"code_normalized" text GENERATED ALWAYS AS (normalize_arabic("code")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", '') || ' ' || coalesce("code", ''))) STORED,
	CONSTRAINT "coupons_title_1" CHECK (char_length("title_ar") <= 80),
	CONSTRAINT "coupons_title_2" CHECK (char_length("title_en") <= 80),
	CONSTRAINT "coupons_type_1" CHECK ("type" in ('fixed', 'ratio')),
	CONSTRAINT "coupons_discount_amount_1" CHECK ("discount_amount" >= 0),
	CONSTRAINT "coupons_discount_percent_1" CHECK ("discount_percent" between 0 and 100),
	CONSTRAINT "coupons_max_discount_1" CHECK ("max_discount" >= 0),
	CONSTRAINT "coupons_max_use_1" CHECK ("max_use" >= 1),
	CONSTRAINT "coupons_max_use_2" CHECK ("max_use" <= 1000000),
	CONSTRAINT "coupons_used_count_1" CHECK ("used_count" >= 0),
	CONSTRAINT "coupons_per_client_limit_1" CHECK ("per_client_limit" >= 1),
	CONSTRAINT "coupons_per_client_limit_2" CHECK ("per_client_limit" <= 1000),
	CONSTRAINT "coupons_min_amount_1" CHECK ("min_amount" >= 1)
);

--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"code" text NOT NULL,
	"coupon_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid,
	"status" text DEFAULT 'used' NOT NULL,
	"amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"code_normalized" text GENERATED ALWAYS AS (normalize_arabic("code")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("code", ''))) STORED,
	CONSTRAINT "coupon_uses_code_1" CHECK (char_length("code") <= 12),
	CONSTRAINT "coupon_uses_status_1" CHECK ("status" in ('reserved', 'used')),
	CONSTRAINT "coupon_uses_amount_1" CHECK ("amount" >= 0),
	CONSTRAINT "coupon_uses_discount_1" CHECK ("discount" >= 0)
);

--> statement-breakpoint
CREATE TABLE "banners" (
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"subtitle_ar" text,
	"subtitle_en" text,
	"art" text DEFAULT 'connect' NOT NULL,
	"image" uuid,
	"leads_to" text DEFAULT 'page' NOT NULL,
	"link" text,
	"product_id" uuid,
	"ad_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_ar")) STORED,
	"title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", ''))) STORED,
	CONSTRAINT "banners_title_1" CHECK (char_length("title_ar") <= 60),
	CONSTRAINT "banners_title_2" CHECK (char_length("title_en") <= 60),
	CONSTRAINT "banners_subtitle_1" CHECK (char_length("subtitle_ar") <= 140),
	CONSTRAINT "banners_subtitle_2" CHECK (char_length("subtitle_en") <= 140),
	CONSTRAINT "banners_art_1" CHECK ("art" in ('connect', 'home', 'business', 'consult')),
	CONSTRAINT "banners_leads_to_1" CHECK ("leads_to" in ('page', 'product', 'nothing')),
	CONSTRAINT "banners_ad_order_1" CHECK ("ad_order" >= 0),
	CONSTRAINT "banners_ad_order_2" CHECK ("ad_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "static_pages" (
	"key" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"lead_ar" text NOT NULL,
	"lead_en" text NOT NULL,
	"content_ar" text NOT NULL,
	"content_en" text NOT NULL,
	"effective_on" date,
	"title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_ar")) STORED,
	"title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", '') || ' ' || coalesce("lead_ar", '') || ' ' || coalesce("lead_en", '') || ' ' || coalesce(regexp_replace("content_ar", '<[^>]*>|&nbsp;', ' ', 'g'), '') || ' ' || coalesce(regexp_replace("content_en", '<[^>]*>|&nbsp;', ' ', 'g'), ''))) STORED,
	CONSTRAINT "static_pages_key_1" CHECK ("key" in ('about-us', 'about-site', 'privacy', 'terms')),
	CONSTRAINT "static_pages_title_1" CHECK (char_length("title_ar") <= 80),
	CONSTRAINT "static_pages_title_2" CHECK (char_length("title_en") <= 80),
	CONSTRAINT "static_pages_lead_1" CHECK (char_length("lead_ar") <= 400),
	CONSTRAINT "static_pages_lead_2" CHECK (char_length("lead_en") <= 400)
);

--> statement-breakpoint
CREATE TABLE "intro_pages" (
	"image" uuid,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"text_ar" text NOT NULL,
	"text_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_ar")) STORED,
	"title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("title_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", '') || ' ' || coalesce("text_ar", '') || ' ' || coalesce("text_en", ''))) STORED,
	CONSTRAINT "intro_pages_title_1" CHECK (char_length("title_ar") <= 60),
	CONSTRAINT "intro_pages_title_2" CHECK (char_length("title_en") <= 60),
	CONSTRAINT "intro_pages_text_1" CHECK (char_length("text_ar") <= 240),
	CONSTRAINT "intro_pages_text_2" CHECK (char_length("text_en") <= 240),
	CONSTRAINT "intro_pages_position_1" CHECK ("position" >= 0),
	CONSTRAINT "intro_pages_position_2" CHECK ("position" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "faqs" (
	"question_ar" text NOT NULL,
	"question_en" text NOT NULL,
	"answer_ar" text NOT NULL,
	"answer_en" text NOT NULL,
	"topic" text NOT NULL,
	"is_published" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"question_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("question_ar")) STORED,
	"question_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("question_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("question_ar", '') || ' ' || coalesce("question_en", '') || ' ' || coalesce("answer_ar", '') || ' ' || coalesce("answer_en", ''))) STORED,
	CONSTRAINT "faqs_question_1" CHECK (char_length("question_ar") <= 200),
	CONSTRAINT "faqs_question_2" CHECK (char_length("question_en") <= 200),
	CONSTRAINT "faqs_answer_1" CHECK (char_length("answer_ar") <= 1500),
	CONSTRAINT "faqs_answer_2" CHECK (char_length("answer_en") <= 1500),
	CONSTRAINT "faqs_topic_1" CHECK ("topic" in ('orders', 'payment', 'providers', 'account')),
	CONSTRAINT "faqs_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "faqs_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "seo" (
	"key" text NOT NULL,
	"meta_title_ar" text NOT NULL,
	"meta_title_en" text NOT NULL,
	"meta_description_ar" text NOT NULL,
	"meta_description_en" text NOT NULL,
	"meta_keywords_ar" text NOT NULL,
	"meta_keywords_en" text NOT NULL,
	"meta_title_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("meta_title_ar")) STORED,
	"meta_title_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("meta_title_en")) STORED,
	"key_normalized" text GENERATED ALWAYS AS (normalize_arabic("key")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("key", '') || ' ' || coalesce("meta_title_ar", '') || ' ' || coalesce("meta_title_en", ''))) STORED,
	CONSTRAINT "seo_key_1" CHECK (char_length("key") <= 60),
	CONSTRAINT "seo_meta_title_1" CHECK (char_length("meta_title_ar") <= 70),
	CONSTRAINT "seo_meta_title_2" CHECK (char_length("meta_title_en") <= 70),
	CONSTRAINT "seo_meta_description_1" CHECK (char_length("meta_description_ar") <= 170),
	CONSTRAINT "seo_meta_description_2" CHECK (char_length("meta_description_en") <= 170),
	CONSTRAINT "seo_meta_keywords_1" CHECK (char_length("meta_keywords_ar") <= 250),
	CONSTRAINT "seo_meta_keywords_2" CHECK (char_length("meta_keywords_en") <= 250)
);

--> statement-breakpoint
CREATE TABLE "social_links" (
	"network" text NOT NULL,
	"link" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("link", ''))) STORED,
	CONSTRAINT "social_links_network_1" CHECK ("network" in ('x', 'instagram', 'snapchat', 'tiktok', 'youtube', 'linkedin', 'facebook', 'whatsapp')),
	CONSTRAINT "social_links_position_1" CHECK ("position" >= 0),
	CONSTRAINT "social_links_position_2" CHECK ("position" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "cities" (
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"region" text NOT NULL,
	"is_served" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"name_ar_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_ar")) STORED,
	"name_en_normalized" text GENERATED ALWAYS AS (normalize_arabic("name_en")) STORED,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (normalize_arabic(coalesce("name_ar", '') || ' ' || coalesce("name_en", ''))) STORED,
	CONSTRAINT "cities_name_1" CHECK (char_length("name_ar") <= 60),
	CONSTRAINT "cities_name_2" CHECK (char_length("name_en") <= 60),
	CONSTRAINT "cities_region_1" CHECK ("region" in ('riyadh', 'makkah', 'madinah', 'eastern', 'qassim', 'asir', 'tabuk', 'hail', 'northern_borders', 'jazan', 'najran', 'baha', 'jouf')),
	CONSTRAINT "cities_sort_order_1" CHECK ("sort_order" >= 0),
	CONSTRAINT "cities_sort_order_2" CHECK ("sort_order" <= 9999)
);

--> statement-breakpoint
CREATE TABLE "products_feature_ids" (
	"row_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_feature_ids_row_id_to_id_pk" PRIMARY KEY("row_id","to_id")
);

--> statement-breakpoint
CREATE TABLE "products_option_ids" (
	"row_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_option_ids_row_id_to_id_pk" PRIMARY KEY("row_id","to_id")
);

--> statement-breakpoint
CREATE TABLE "product_variants_options" (
	"row_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_variants_options_row_id_to_id_pk" PRIMARY KEY("row_id","to_id")
);

--> statement-breakpoint
CREATE TABLE "product_groups_product_ids" (
	"row_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_groups_product_ids_row_id_to_id_pk" PRIMARY KEY("row_id","to_id")
);

--> statement-breakpoint
CREATE TABLE "coupons_category_ids" (
	"row_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "coupons_category_ids_row_id_to_id_pk" PRIMARY KEY("row_id","to_id")
);

--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"password_hash" text,
	"password_expires_at" timestamp (3) with time zone,
	"role_id" uuid,
	"granted_permissions" text[],
	"denied_permissions" text[],
	"is_super" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"locale" text DEFAULT 'ar' NOT NULL,
	"image_file_id" uuid,
	"has_two_factor" boolean DEFAULT false NOT NULL,
	"two_factor_secret" text,
	"notifications_read_until" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"two_factor_last_period" integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE "provider_categories" (
	"provider_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_categories_provider_id_category_id_pk" PRIMARY KEY("provider_id","category_id")
);

--> statement-breakpoint
CREATE TABLE "provider_cities" (
	"provider_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_cities_provider_id_city_id_pk" PRIMARY KEY("provider_id","city_id")
);

--> statement-breakpoint
CREATE TABLE "provider_services" (
	"provider_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"price" bigint,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_services_provider_id_service_id_pk" PRIMARY KEY("provider_id","service_id")
);

--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"bio_ar" text,
	"bio_en" text,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"rejections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"logo_file_id" uuid,
	"photo_file_id" uuid,
	"commercial_number" text,
	"vat_number" text,
	"address_ar" text,
	"address_en" text,
	"iban" text,
	"bank_name" text,
	"account_name" text,
	"account_number" text,
	"payouts_held_until" timestamp (3) with time zone,
	"city_id" uuid,
	"lat" double precision,
	"lng" double precision,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" integer GENERATED ALWAYS AS (round(rating_sum * 10.0 / nullif(rating_count, 0))::integer) STORED,
	"completed_count" integer DEFAULT 0 NOT NULL,
	"starting_price" bigint,
	"is_featured" boolean DEFAULT false NOT NULL,
	"certificate_file_id" uuid,
	"work_times" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gallery" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name_ar" text NOT NULL,
	"name_en" text NOT NULL,
	"permissions" text[] DEFAULT '{}' NOT NULL
);

--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"role" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"email" text,
	"password_hash" text NOT NULL,
	"client_type" text,
	"commercial_number" text,
	"vat_number" text,
	"certificate_file_id" uuid,
	"city_id" uuid,
	"status" text NOT NULL,
	"is_notify" boolean DEFAULT true NOT NULL,
	"channels" text[] DEFAULT '{"push"}' NOT NULL,
	"locale" text DEFAULT 'ar' NOT NULL,
	"avatar_file_id" uuid,
	"provider_id" uuid,
	"permissions" text[] DEFAULT '{}' NOT NULL,
	"is_invited" boolean DEFAULT false NOT NULL,
	"is_blocked_by_provider" boolean DEFAULT false NOT NULL
);

--> statement-breakpoint
CREATE TABLE "known_devices" (
	"realm" text NOT NULL,
	"phone" text NOT NULL,
	"device_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_realm_phone_device_hash_pk" PRIMARY KEY("realm","phone","device_hash")
);

--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"realm" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"device" text,
	"is_reported" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "nafath_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"id_hash" text NOT NULL,
	"user_id" uuid,
	"trans_id" text,
	"number" text,
	"status" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "pending_registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"city_id" uuid NOT NULL,
	"client_type" text,
	"commercial_number" text,
	"vat_number" text,
	"certificate_file_id" uuid,
	"provider" jsonb,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"realm" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"admin_id" uuid,
	"impersonator_session_id" uuid,
	"device" text,
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"user_id" uuid,
	"registration_id" uuid,
	"nafath_request_id" uuid,
	"address" text,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "verified_identities" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id_hash" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"queue" text NOT NULL,
	"key" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"recipient" text,
	"body" text,
	"payload" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"dead_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"owner_user_id" uuid,
	"owner_admin_id" uuid,
	"order_id" uuid,
	"room_id" uuid,
	"provider_id" uuid,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"storage_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"transition" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"offer_id" uuid,
	"reason" text,
	"before" jsonb,
	"request_id" text,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "order_files" (
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"item_id" uuid,
	"role" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_files_order_id_file_id_pk" PRIMARY KEY("order_id","file_id")
);

--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"note" text,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL
);

--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"client_id" uuid NOT NULL,
	"provider_id" uuid,
	"category_id" uuid NOT NULL,
	"city_id" uuid NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"district" text,
	"address" text,
	"map_link" text GENERATED ALWAYS AS ('https://www.google.com/maps/search/?api=1&query=' || lat::text || ',' || lng::text) STORED,
	"expected_budget" bigint,
	"duration_days" integer,
	"note" text,
	"accepted_offer_id" uuid,
	"final_amount" bigint,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"pending_refund_amount" bigint,
	"remaining_amount" bigint GENERATED ALWAYS AS (case when status in ('completed', 'cancelled', 'rejected', 'expired') then 0 else final_amount - paid_amount end) STORED,
	"payment_state" text GENERATED ALWAYS AS (case when paid_amount = 0 then 'none' when refunded_amount >= paid_amount then 'refunded' when refunded_amount > 0 then 'partially_refunded' when paid_amount < final_amount then 'partial' else 'paid' end) STORED NOT NULL,
	"change_rounds" integer DEFAULT 0 NOT NULL,
	"cancel_reason_id" uuid,
	"cancel_reason" text,
	"group_id" uuid,
	"close_others" boolean DEFAULT false NOT NULL,
	"due_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "order_draft_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"draft_id" uuid NOT NULL,
	"field" text NOT NULL
);

--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"key_hash" text,
	"address" text NOT NULL,
	"category_id" uuid NOT NULL,
	"service_ids" uuid[] DEFAULT '{}' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "counter_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"offer_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"round" integer NOT NULL,
	"offer_version" integer NOT NULL,
	"price" bigint NOT NULL,
	"duration_days" integer NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"reject_reason" text,
	"answered_by" uuid,
	"answered_at" timestamp (3) with time zone,
	"accepted_version" integer,
	CONSTRAINT "counter_offers_terms" CHECK (round > 0 and price > 0 and duration_days > 0),
	CONSTRAINT "counter_offers_accepted" CHECK ((status = 'accepted') = (accepted_version is not null)),
	CONSTRAINT "counter_offers_answered" CHECK ((status = 'pending') = (answered_at is null))
);

--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"price" bigint NOT NULL,
	"duration_days" integer NOT NULL,
	"note" text,
	"image_file_id" uuid,
	"status" text NOT NULL,
	"reject_reason" text,
	"former_terms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"terms_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "offers_price" CHECK (price > 0),
	CONSTRAINT "offers_duration" CHECK (duration_days > 0)
);

--> statement-breakpoint
CREATE TABLE "document_counters" (
	"series" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_series_seller_id_year_pk" PRIMARY KEY("series","seller_id","year")
);

--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"order_id" uuid NOT NULL,
	"offer_id" uuid,
	"provider_id" uuid NOT NULL,
	"number" text,
	"status" text NOT NULL,
	"service_amount" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"tax" bigint NOT NULL,
	"final_amount" bigint NOT NULL,
	"deposit_percent" integer DEFAULT 100 NOT NULL,
	"deposit_amount" bigint NOT NULL,
	"paid_amount" bigint DEFAULT 0 NOT NULL,
	"vat_percent" integer NOT NULL,
	"commission_percent" integer NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"seller_name_ar" text GENERATED ALWAYS AS (seller ->> 'name_ar') STORED,
	"seller_name_en" text GENERATED ALWAYS AS (seller ->> 'name_en') STORED,
	"seller_vat_number" text GENERATED ALWAYS AS (seller ->> 'vat_number') STORED,
	"seller_commercial_number" text GENERATED ALWAYS AS (seller ->> 'commercial_number') STORED,
	"seller_address_ar" text GENERATED ALWAYS AS (seller ->> 'address_ar') STORED,
	"seller_address_en" text GENERATED ALWAYS AS (seller ->> 'address_en') STORED,
	"buyer_name_ar" text GENERATED ALWAYS AS (buyer ->> 'name_ar') STORED,
	"buyer_name_en" text GENERATED ALWAYS AS (buyer ->> 'name_en') STORED,
	"buyer_commercial_number" text GENERATED ALWAYS AS (buyer ->> 'commercial_number') STORED,
	"buyer_phone" text GENERATED ALWAYS AS (buyer ->> 'phone') STORED,
	"lines" jsonb NOT NULL,
	"note" text,
	"qr" text,
	"reject_reason" text,
	"price_reason" text,
	"issued_at" timestamp (3) with time zone,
	"credited_amount" bigint DEFAULT 0 NOT NULL,
	"credited_tax" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_adds_up" CHECK (service_amount - discount + tax = final_amount),
	CONSTRAINT "invoices_credited" CHECK (credited_amount between 0 and final_amount and credited_tax between 0 and tax),
	CONSTRAINT "invoices_paid" CHECK (paid_amount >= 0 and paid_amount <= final_amount)
);

--> statement-breakpoint
CREATE TABLE "gateway_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"payment_id" uuid,
	"amount" bigint NOT NULL,
	"fee" bigint DEFAULT 0 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"principal_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status_code" integer NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_principal_id_key_pk" PRIMARY KEY("principal_id","key")
);

--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"purpose" text DEFAULT 'order' NOT NULL,
	"order_id" uuid,
	"invoice_id" uuid,
	"client_id" uuid NOT NULL,
	"method" text NOT NULL,
	"instalment" integer,
	"amount" bigint NOT NULL,
	"discount" bigint DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"wallet_amount" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"refunded_amount" bigint DEFAULT 0 NOT NULL,
	"refunded_discount" bigint DEFAULT 0 NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	"gateway" text,
	"gateway_id" text,
	"gateway_payment_id" text,
	"gateway_url" text,
	"gateway_fee" bigint,
	"expires_at" timestamp (3) with time zone,
	"extended_at" timestamp (3) with time zone,
	"failure_reason" text,
	"checked_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"reference_number" text,
	"captured_at" timestamp (3) with time zone,
	CONSTRAINT "payments_amount" CHECK (amount > 0 and discount >= 0 and wallet_amount >= 0 and (wallet_amount = 0 or method = 'electronic')),
	CONSTRAINT "payments_purpose" CHECK ((purpose = 'order') = (order_id is not null) and (purpose = 'order') = (invoice_id is not null)
        and (purpose = 'order') = (instalment is not null) and (purpose = 'order' or (discount = 0 and wallet_amount = 0 and method <> 'wallet'))),
	CONSTRAINT "payments_coupon" CHECK ((discount > 0) = (coupon_id is not null)),
	CONSTRAINT "payments_gateway_method" CHECK ((method = 'electronic') = (gateway is not null)),
	CONSTRAINT "payments_refunded" CHECK (refunded_amount between 0 and amount and refunded_discount between 0 and discount and (refunded_amount > 0) = (refunded_at is not null))
);

--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"refund_request_id" uuid,
	"payment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"funded_by" text NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"commission_vat" bigint DEFAULT 0 NOT NULL,
	"destination" text NOT NULL,
	"iban" text,
	"account_name" text,
	"gateway_payment_id" text,
	"sending_until" timestamp (3) with time zone,
	"status" text NOT NULL,
	"transfer_reference" text,
	"failure_reason" text,
	"settled_number" text,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount" CHECK (amount >= 0 and discount >= 0 and amount + discount > 0 and commission >= commission_vat and commission_vat >= 0),
	CONSTRAINT "refunds_iban" CHECK ((destination = 'iban') = (iban is not null) and (destination = 'iban') = (account_name is not null)),
	CONSTRAINT "refunds_settled" CHECK (settled_at is null or status in ('confirmed', 'failed')),
	CONSTRAINT "refunds_gateway" CHECK ((destination = 'source') = (gateway_payment_id is not null))
);

--> statement-breakpoint
CREATE TABLE "bank_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"order_id" uuid,
	"invoice_id" uuid,
	"payment_id" uuid NOT NULL,
	"bank_name" text NOT NULL,
	"account_name" text NOT NULL,
	"account_number" text NOT NULL,
	"amount" bigint NOT NULL,
	"expected_amount" bigint NOT NULL,
	"received_amount" bigint,
	"transferred_on" date NOT NULL,
	"receiving_account_id" uuid NOT NULL,
	"images" uuid[] DEFAULT '{}' NOT NULL,
	"status" text NOT NULL,
	"reject_reason" text,
	CONSTRAINT "bank_transfers_amount" CHECK (amount > 0 and expected_amount > 0 and received_amount > 0),
	CONSTRAINT "bank_transfers_purpose" CHECK ((purpose = 'order') = (order_id is not null) and (purpose = 'order') = (invoice_id is not null))
);

--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"provider_id" uuid,
	"order_id" uuid,
	"shard" smallint DEFAULT 0 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_accounts_shard" CHECK (shard = 0 or kind in ('commission', 'vat_payable', 'gateway_clearing', 'coupon_cost')),
	CONSTRAINT "ledger_accounts_not_negative" CHECK (balance >= 0 or kind not in ('client_wallet', 'provider_payable', 'escrow'))
);

--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);

--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"reference_number" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"review_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'new' NOT NULL,
	"decision" text,
	"admin_id" uuid
);

--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"order_id" uuid,
	"client_id" uuid,
	"client_name" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"status" text DEFAULT 'published' NOT NULL,
	CONSTRAINT "reviews_rating" CHECK (rating between 1 and 5)
);

--> statement-breakpoint
CREATE TABLE "admin_notification_reads" (
	"admin_id" uuid NOT NULL,
	"notification_id" uuid NOT NULL,
	CONSTRAINT "admin_notification_reads_admin_id_notification_id_pk" PRIMARY KEY("admin_id","notification_id")
);

--> statement-breakpoint
CREATE TABLE "admin_notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"resource" text NOT NULL,
	"row_id" uuid NOT NULL,
	"params" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"body_ar" text NOT NULL,
	"body_en" text NOT NULL,
	"link" text,
	"order_id" uuid,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"token" text NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"room_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"side" text NOT NULL,
	"user_id" uuid,
	"admin_id" uuid,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_masked" boolean DEFAULT false NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_messages_sender" CHECK ((user_id is null) <> (admin_id is null))
);

--> statement-breakpoint
CREATE TABLE "chat_reads" (
	"room_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"seq" integer NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_reads_room_id_user_id_pk" PRIMARY KEY("room_id","user_id")
);

--> statement-breakpoint
CREATE TABLE "chat_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"room_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sender_id" uuid,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'new' NOT NULL,
	"decision" text,
	"admin_id" uuid
);

--> statement-breakpoint
CREATE TABLE "chat_rooms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"order_id" uuid,
	"user_id" uuid,
	"status" text DEFAULT 'none' NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone,
	"administration_read_seq" integer DEFAULT 0 NOT NULL,
	"reply" text,
	"blocked_by" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "chat_rooms_kind" CHECK (case kind when 'order' then order_id is not null and user_id is null else order_id is null and user_id is not null end)
);

--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"address" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reply" text,
	"answer_note" text
);

--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"title_ar" text NOT NULL,
	"title_en" text NOT NULL,
	"body_ar" text NOT NULL,
	"body_en" text NOT NULL,
	"audience" text NOT NULL,
	"city_id" uuid,
	"link" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"coupon_id" uuid,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"last_notified_user_id" uuid,
	"sent_at" timestamp (3) with time zone
);

--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"query" text NOT NULL,
	"columns" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"preview" jsonb NOT NULL,
	"columns" jsonb,
	"mode" text,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "bulk_rejections" (
	"bulk_run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row_id" uuid NOT NULL,
	"title" text NOT NULL,
	"msg" text NOT NULL,
	CONSTRAINT "bulk_rejections_bulk_run_id_position_pk" PRIMARY KEY("bulk_run_id","position")
);

--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"action" text NOT NULL,
	"inputs" jsonb NOT NULL,
	"row_ids" uuid[] NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"row_id" uuid,
	"row_title_ar" text,
	"row_title_en" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text,
	"at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TABLE "content_versions" (
	"slot" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);

--> statement-breakpoint
CREATE TABLE "visitor_days" (
	"day" date PRIMARY KEY NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"salt" text,
	CONSTRAINT "visitor_days_counts" CHECK (visitors >= 0 and pages >= visitors)
);

--> statement-breakpoint
CREATE TABLE "visitor_hashes" (
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "visitor_hashes_day_hash_pk" PRIMARY KEY("day","hash")
);

--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_proposed_by_admins_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_approved_by_admins_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "dispute_decisions" ADD CONSTRAINT "dispute_decisions_appealed_by_users_id_fk" FOREIGN KEY ("appealed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_group_id_product_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_groups"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_before_product_id_products_id_fk" FOREIGN KEY ("before_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_after_product_id_products_id_fk" FOREIGN KEY ("after_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_reason_id_cancellation_reasons_id_fk" FOREIGN KEY ("reason_id") REFERENCES "public"."cancellation_reasons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_payout_run_id_payout_runs_id_fk" FOREIGN KEY ("payout_run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "commission_invoices" ADD CONSTRAINT "commission_invoices_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_runs" ADD CONSTRAINT "payout_runs_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_run_id_payout_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."payout_runs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_request_id_refund_requests_id_fk" FOREIGN KEY ("refund_request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_differences" ADD CONSTRAINT "gateway_differences_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_differences" ADD CONSTRAINT "gateway_differences_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_differences" ADD CONSTRAINT "gateway_differences_resolved_by_admins_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_comparisons" ADD CONSTRAINT "gateway_comparisons_started_by_admins_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_attachment_files_id_fk" FOREIGN KEY ("attachment") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_requested_by_admins_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "balance_adjustments" ADD CONSTRAINT "balance_adjustments_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_changes" ADD CONSTRAINT "document_changes_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_changes" ADD CONSTRAINT "document_changes_before_certificate_file_id_files_id_fk" FOREIGN KEY ("before_certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_changes" ADD CONSTRAINT "document_changes_after_certificate_file_id_files_id_fk" FOREIGN KEY ("after_certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sub_category_id_product_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_groups" ADD CONSTRAINT "product_groups_main_product_id_products_id_fk" FOREIGN KEY ("main_product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_files_id_fk" FOREIGN KEY ("logo") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "attribute_options" ADD CONSTRAINT "attribute_options_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "intro_pages" ADD CONSTRAINT "intro_pages_image_files_id_fk" FOREIGN KEY ("image") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_feature_ids" ADD CONSTRAINT "products_feature_ids_row_id_products_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_feature_ids" ADD CONSTRAINT "products_feature_ids_to_id_features_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."features"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_option_ids" ADD CONSTRAINT "products_option_ids_row_id_products_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "products_option_ids" ADD CONSTRAINT "products_option_ids_to_id_attribute_options_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."attribute_options"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants_options" ADD CONSTRAINT "product_variants_options_row_id_product_variants_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."product_variants"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_variants_options" ADD CONSTRAINT "product_variants_options_to_id_attribute_options_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."attribute_options"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_groups_product_ids" ADD CONSTRAINT "product_groups_product_ids_row_id_product_groups_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."product_groups"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "product_groups_product_ids" ADD CONSTRAINT "product_groups_product_ids_to_id_products_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons_category_ids" ADD CONSTRAINT "coupons_category_ids_row_id_coupons_id_fk" FOREIGN KEY ("row_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "coupons_category_ids" ADD CONSTRAINT "coupons_category_ids_to_id_categories_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_categories" ADD CONSTRAINT "provider_categories_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_categories" ADD CONSTRAINT "provider_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_cities" ADD CONSTRAINT "provider_cities_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_cities" ADD CONSTRAINT "provider_cities_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "provider_services" ADD CONSTRAINT "provider_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "providers" ADD CONSTRAINT "providers_certificate_file_id_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_certificate_file_id_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_id_files_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "nafath_requests" ADD CONSTRAINT "nafath_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD CONSTRAINT "pending_registrations_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD CONSTRAINT "pending_registrations_certificate_file_id_files_id_fk" FOREIGN KEY ("certificate_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_session_id_sessions_id_fk" FOREIGN KEY ("impersonator_session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_registration_id_pending_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."pending_registrations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_nafath_request_id_nafath_requests_id_fk" FOREIGN KEY ("nafath_request_id") REFERENCES "public"."nafath_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "verified_identities" ADD CONSTRAINT "verified_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_admin_id_admins_id_fk" FOREIGN KEY ("owner_admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_files" ADD CONSTRAINT "order_files_item_id_order_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_accepted_offer_id_offers_id_fk" FOREIGN KEY ("accepted_offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancel_reason_id_cancellation_reasons_id_fk" FOREIGN KEY ("cancel_reason_id") REFERENCES "public"."cancellation_reasons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_draft_files" ADD CONSTRAINT "order_draft_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_draft_files" ADD CONSTRAINT "order_draft_files_draft_id_order_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."order_drafts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_offers" ADD CONSTRAINT "counter_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_offers" ADD CONSTRAINT "counter_offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "counter_offers" ADD CONSTRAINT "counter_offers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_image_file_id_files_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_events" ADD CONSTRAINT "gateway_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_refund_request_id_refund_requests_id_fk" FOREIGN KEY ("refund_request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_transfers" ADD CONSTRAINT "bank_transfers_receiving_account_id_receiving_accounts_id_fk" FOREIGN KEY ("receiving_account_id") REFERENCES "public"."receiving_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_notification_reads" ADD CONSTRAINT "admin_notification_reads_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_notification_reads" ADD CONSTRAINT "admin_notification_reads_notification_id_admin_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."admin_notifications"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reads" ADD CONSTRAINT "chat_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_room_id_chat_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_rooms"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_reports" ADD CONSTRAINT "chat_reports_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_rooms" ADD CONSTRAINT "chat_rooms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_rejections" ADD CONSTRAINT "bulk_rejections_bulk_run_id_bulk_runs_id_fk" FOREIGN KEY ("bulk_run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bulk_runs" ADD CONSTRAINT "bulk_runs_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_number_unique" ON "complaints" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "complaints_number" ON "complaints" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaints_subject" ON "complaints" USING btree ("subject_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaints_created_at" ON "complaints" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaints_status" ON "complaints" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaints_dispute" ON "complaints" USING btree ("dispute" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaints_admin_id" ON "complaints" USING btree ("admin_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaints_user_id" ON "complaints" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaints_order_id" ON "complaints" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaints_provider_id" ON "complaints" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaints_search" ON "complaints" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "complaint_messages_created_at" ON "complaint_messages" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "complaint_messages_complaint_id" ON "complaint_messages" USING btree ("complaint_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaint_messages_user_id" ON "complaint_messages" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaint_messages_admin_id" ON "complaint_messages" USING btree ("admin_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "complaint_messages_search" ON "complaint_messages" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_decisions_number_unique" ON "dispute_decisions" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_number" ON "dispute_decisions" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_held_amount" ON "dispute_decisions" USING btree ("held_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_client_amount" ON "dispute_decisions" USING btree ("client_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_provider_amount" ON "dispute_decisions" USING btree ("provider_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_created_at" ON "dispute_decisions" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "dispute_decisions_status" ON "dispute_decisions" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_order_id" ON "dispute_decisions" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_complaint_id" ON "dispute_decisions" USING btree ("complaint_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_proposed_by" ON "dispute_decisions" USING btree ("proposed_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_approved_by" ON "dispute_decisions" USING btree ("approved_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_appealed_by" ON "dispute_decisions" USING btree ("appealed_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "dispute_decisions_search" ON "dispute_decisions" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name_ar_unique" ON "reply_templates" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "reply_templates_name_en_unique" ON "reply_templates" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "reply_templates_name_ar" ON "reply_templates" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reply_templates_name_en" ON "reply_templates" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reply_templates_sort_order" ON "reply_templates" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reply_templates_search" ON "reply_templates" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_requests_number_unique" ON "review_requests" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "review_requests_number" ON "review_requests" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "review_requests_created_at" ON "review_requests" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "review_requests_status" ON "review_requests" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_provider_id" ON "review_requests" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_product_id" ON "review_requests" USING btree ("product_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_group_id" ON "review_requests" USING btree ("group_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_before_product_id" ON "review_requests" USING btree ("before_product_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_after_product_id" ON "review_requests" USING btree ("after_product_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_requests_search" ON "review_requests" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_reasons_cancel_reason_ar_unique" ON "cancellation_reasons" USING btree ("cancel_reason_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "cancellation_reasons_cancel_reason_en_unique" ON "cancellation_reasons" USING btree ("cancel_reason_en");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_cancel_reason_ar" ON "cancellation_reasons" USING btree ("cancel_reason_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_cancel_reason_en" ON "cancellation_reasons" USING btree ("cancel_reason_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_sort_order" ON "cancellation_reasons" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cancellation_reasons_search" ON "cancellation_reasons" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "receiving_accounts_iban_unique" ON "receiving_accounts" USING btree ("iban");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_bank_name_ar" ON "receiving_accounts" USING btree ("bank_name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_bank_name_en" ON "receiving_accounts" USING btree ("bank_name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_account_name_ar" ON "receiving_accounts" USING btree ("account_name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_account_name_en" ON "receiving_accounts" USING btree ("account_name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_iban" ON "receiving_accounts" USING btree ("iban_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_created_at" ON "receiving_accounts" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "receiving_accounts_search" ON "receiving_accounts" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_number_unique" ON "refund_requests" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "refund_requests_number" ON "refund_requests" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refund_requests_amount" ON "refund_requests" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refund_requests_created_at" ON "refund_requests" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refund_requests_status" ON "refund_requests" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refund_requests_order_id" ON "refund_requests" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refund_requests_requested_by" ON "refund_requests" USING btree ("requested_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refund_requests_reason_id" ON "refund_requests" USING btree ("reason_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refund_requests_decided_by" ON "refund_requests" USING btree ("decided_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refund_requests_search" ON "refund_requests" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_number_unique" ON "settlements" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_provider_id_period_end_unique" ON "settlements" USING btree ("provider_id","period_end");
--> statement-breakpoint
CREATE INDEX "settlements_number" ON "settlements" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_amount" ON "settlements" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_reference" ON "settlements" USING btree ("reference_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_created_at" ON "settlements" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlements_status" ON "settlements" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "settlements_provider_id" ON "settlements" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "settlements_hold_reason" ON "settlements" USING btree ("hold_reason" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "settlements_payout_run_id" ON "settlements" USING btree ("payout_run_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "settlements_search" ON "settlements" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_lines_transaction_number_unique" ON "settlement_lines" USING btree ("transaction_number");
--> statement-breakpoint
CREATE INDEX "settlement_lines_service_amount" ON "settlement_lines" USING btree ("service_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_commission" ON "settlement_lines" USING btree ("commission" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_commission_vat" ON "settlement_lines" USING btree ("commission_vat" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_amount" ON "settlement_lines" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_earned_at" ON "settlement_lines" USING btree ("earned_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_transaction_number" ON "settlement_lines" USING btree ("transaction_number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "settlement_lines_settlement_id" ON "settlement_lines" USING btree ("settlement_id" nulls first,"earned_at" nulls first);
--> statement-breakpoint
CREATE INDEX "settlement_lines_order_id" ON "settlement_lines" USING btree ("order_id" nulls first,"earned_at" nulls first);
--> statement-breakpoint
CREATE INDEX "settlement_lines_search" ON "settlement_lines" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoices_number_unique" ON "commission_invoices" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "commission_invoices_settlement_id_unique" ON "commission_invoices" USING btree ("settlement_id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_number" ON "commission_invoices" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_net" ON "commission_invoices" USING btree ("net" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_tax" ON "commission_invoices" USING btree ("tax" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_total" ON "commission_invoices" USING btree ("total" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_issued_at" ON "commission_invoices" USING btree ("issued_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "commission_invoices_provider_id" ON "commission_invoices" USING btree ("provider_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "commission_invoices_settlement_id" ON "commission_invoices" USING btree ("settlement_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "commission_invoices_search" ON "commission_invoices" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "payout_runs_number_unique" ON "payout_runs" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "payout_runs_number" ON "payout_runs" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payout_runs_amount" ON "payout_runs" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payout_runs_payout_count" ON "payout_runs" USING btree ("payout_count" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payout_runs_created_at" ON "payout_runs" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payout_runs_status" ON "payout_runs" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "payout_runs_created_by" ON "payout_runs" USING btree ("created_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "payout_runs_decided_by" ON "payout_runs" USING btree ("decided_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "payout_runs_search" ON "payout_runs" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_number_unique" ON "payouts" USING btree ("number");
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_sequence_number_unique" ON "payouts" USING btree ("sequence_number");
--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_run_id_settlement_id_unique" ON "payouts" USING btree ("run_id","settlement_id");
--> statement-breakpoint
CREATE INDEX "payouts_number" ON "payouts" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_amount" ON "payouts" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_account_name" ON "payouts" USING btree ("account_name_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_iban" ON "payouts" USING btree ("iban_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_reference" ON "payouts" USING btree ("reference_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts" USING btree ("status" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_run_id" ON "payouts" USING btree ("run_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_settlement_id" ON "payouts" USING btree ("settlement_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_provider_id" ON "payouts" USING btree ("provider_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "payouts_search" ON "payouts" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "credit_notes_provider_id_number_unique" ON "credit_notes" USING btree ("provider_id","number");
--> statement-breakpoint
CREATE INDEX "credit_notes_number" ON "credit_notes" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_total" ON "credit_notes" USING btree ("total" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_tax" ON "credit_notes" USING btree ("tax" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_issued_at" ON "credit_notes" USING btree ("issued_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "credit_notes_order_id" ON "credit_notes" USING btree ("order_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "credit_notes_provider_id" ON "credit_notes" USING btree ("provider_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "credit_notes_invoice_id" ON "credit_notes" USING btree ("invoice_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "credit_notes_refund_request_id" ON "credit_notes" USING btree ("refund_request_id" nulls first,"issued_at" nulls first);
--> statement-breakpoint
CREATE INDEX "credit_notes_search" ON "credit_notes" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_differences_reference_kind_unique" ON "gateway_differences" USING btree ("reference","kind");
--> statement-breakpoint
CREATE INDEX "gateway_differences_reference" ON "gateway_differences" USING btree ("reference_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_expected" ON "gateway_differences" USING btree ("expected" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_found" ON "gateway_differences" USING btree ("found" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_occurred_at" ON "gateway_differences" USING btree ("occurred_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_found_at" ON "gateway_differences" USING btree ("found_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_differences_status" ON "gateway_differences" USING btree ("status" nulls first,"occurred_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_differences_order_id" ON "gateway_differences" USING btree ("order_id" nulls first,"occurred_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_differences_client_id" ON "gateway_differences" USING btree ("client_id" nulls first,"occurred_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_differences_resolved_by" ON "gateway_differences" USING btree ("resolved_by" nulls first,"occurred_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_differences_search" ON "gateway_differences" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_comparisons_number_unique" ON "gateway_comparisons" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_number" ON "gateway_comparisons" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_differences" ON "gateway_comparisons" USING btree ("differences" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_settlements" ON "gateway_comparisons" USING btree ("settlements" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_created_at" ON "gateway_comparisons" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_finished_at" ON "gateway_comparisons" USING btree ("finished_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_status" ON "gateway_comparisons" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_started_by" ON "gateway_comparisons" USING btree ("started_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "gateway_comparisons_search" ON "gateway_comparisons" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "balance_adjustments_number_unique" ON "balance_adjustments" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_number" ON "balance_adjustments" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_amount" ON "balance_adjustments" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_created_at" ON "balance_adjustments" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "balance_adjustments_status" ON "balance_adjustments" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_direction" ON "balance_adjustments" USING btree ("direction" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_client_id" ON "balance_adjustments" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_provider_id" ON "balance_adjustments" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_requested_by" ON "balance_adjustments" USING btree ("requested_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_decided_by" ON "balance_adjustments" USING btree ("decided_by" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "balance_adjustments_search" ON "balance_adjustments" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "document_changes_number_unique" ON "document_changes" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "document_changes_number" ON "document_changes" USING btree ("number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "document_changes_after_commercial_number" ON "document_changes" USING btree ("after_commercial_number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "document_changes_after_vat_number" ON "document_changes" USING btree ("after_vat_number_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "document_changes_created_at" ON "document_changes" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "document_changes_status" ON "document_changes" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "document_changes_provider_id" ON "document_changes" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "document_changes_search" ON "document_changes" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "data_requests_name" ON "data_requests" USING btree ("name_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "data_requests_due_at" ON "data_requests" USING btree ("due_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "data_requests_created_at" ON "data_requests" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "data_requests_status" ON "data_requests" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "data_requests_user_id" ON "data_requests" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "data_requests_search" ON "data_requests" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "consents_document_version" ON "consents" USING btree ("document_version" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "consents_agreed_at" ON "consents" USING btree ("agreed_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "consents_address" ON "consents" USING btree ("address_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "consents_user_id" ON "consents" USING btree ("user_id" nulls first,"agreed_at" nulls first);
--> statement-breakpoint
CREATE INDEX "consents_search" ON "consents" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_ar_unique" ON "categories" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_en_unique" ON "categories" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "categories_name_ar" ON "categories" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_name_en" ON "categories" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_commission_percent" ON "categories" USING btree ("commission_percent" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_sort_order" ON "categories" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "categories_search" ON "categories" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "services_category_id_name_ar_unique" ON "services" USING btree ("category_id","name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "services_category_id_name_en_unique" ON "services" USING btree ("category_id","name_en");
--> statement-breakpoint
CREATE INDEX "services_name_ar" ON "services" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_name_en" ON "services" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_starting_price" ON "services" USING btree ("starting_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_sort_order" ON "services" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "services_category_id" ON "services" USING btree ("category_id" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "services_search" ON "services" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_unique" ON "products" USING btree ("sku");
--> statement-breakpoint
CREATE INDEX "products_name_ar" ON "products" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_name_en" ON "products" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_quantity" ON "products" USING btree ("quantity" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_created_at" ON "products" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "products_category_id" ON "products" USING btree ("category_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_sub_category_id" ON "products" USING btree ("sub_category_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_brand_id" ON "products" USING btree ("brand_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_provider_id" ON "products" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_availability" ON "products" USING btree ("availability" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_sku_unique" ON "product_variants" USING btree ("sku");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_variants_product_id_combination_unique" ON "product_variants" USING btree ("product_id","combination");
--> statement-breakpoint
CREATE INDEX "product_variants_sku" ON "product_variants" USING btree ("sku_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_price" ON "product_variants" USING btree ("price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_quantity" ON "product_variants" USING btree ("quantity" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_product_id" ON "product_variants" USING btree ("product_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_variants_search" ON "product_variants" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_groups_name_ar_unique" ON "product_groups" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_groups_name_en_unique" ON "product_groups" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "product_groups_name_ar" ON "product_groups" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_groups_name_en" ON "product_groups" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_groups_main_product_id" ON "product_groups" USING btree ("main_product_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_groups_search" ON "product_groups" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_name_ar_unique" ON "product_categories" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "product_categories_name_en_unique" ON "product_categories" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "product_categories_name_ar" ON "product_categories" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_categories_name_en" ON "product_categories" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_categories_sort_order" ON "product_categories" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "product_categories_parent_id" ON "product_categories" USING btree ("parent_id" nulls first,"sort_order" nulls first);
--> statement-breakpoint
CREATE INDEX "product_categories_search" ON "product_categories" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "brands_name_ar_unique" ON "brands" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "brands_name_en_unique" ON "brands" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "brands_logo" ON "brands" USING btree ("logo" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "brands_name_ar" ON "brands" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "brands_name_en" ON "brands" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "brands_created_at" ON "brands" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_name_ar_unique" ON "attributes" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_name_en_unique" ON "attributes" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "attributes_name_ar" ON "attributes" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attributes_name_en" ON "attributes" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attributes_created_at" ON "attributes" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attributes_search" ON "attributes" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_options_attribute_id_option_name_ar_unique" ON "attribute_options" USING btree ("attribute_id","option_name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_options_attribute_id_option_name_en_unique" ON "attribute_options" USING btree ("attribute_id","option_name_en");
--> statement-breakpoint
CREATE INDEX "attribute_options_option_name_ar" ON "attribute_options" USING btree ("option_name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_option_name_en" ON "attribute_options" USING btree ("option_name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_color" ON "attribute_options" USING btree ("color" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_attribute_id" ON "attribute_options" USING btree ("attribute_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "attribute_options_search" ON "attribute_options" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "features_name_ar_unique" ON "features" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "features_name_en_unique" ON "features" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "features_name_ar" ON "features" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "features_name_en" ON "features" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "features_created_at" ON "features" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "features_search" ON "features" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "cars_name_ar" ON "cars" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_name_en" ON "cars" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_model" ON "cars" USING btree ("model_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_daily_price" ON "cars" USING btree ("daily_price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_provider_id" ON "cars" USING btree ("provider_id" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cars_search" ON "cars" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" USING btree ("code");
--> statement-breakpoint
CREATE INDEX "coupons_title_ar" ON "coupons" USING btree ("title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_title_en" ON "coupons" USING btree ("title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_code" ON "coupons" USING btree ("code_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_discount_amount" ON "coupons" USING btree ("discount_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_used_count" ON "coupons" USING btree ("used_count" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_expire_date" ON "coupons" USING btree ("expire_date" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupons_search" ON "coupons" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_order_id_unique" ON "coupon_uses" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_code" ON "coupon_uses" USING btree ("code_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_amount" ON "coupon_uses" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_discount" ON "coupon_uses" USING btree ("discount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_used_at" ON "coupon_uses" USING btree ("used_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_id" ON "coupon_uses" USING btree ("coupon_id" nulls first,"used_at" nulls first);
--> statement-breakpoint
CREATE INDEX "coupon_uses_user_id" ON "coupon_uses" USING btree ("user_id" nulls first,"used_at" nulls first);
--> statement-breakpoint
CREATE INDEX "coupon_uses_status" ON "coupon_uses" USING btree ("status" nulls first,"used_at" nulls first);
--> statement-breakpoint
CREATE INDEX "coupon_uses_order_id" ON "coupon_uses" USING btree ("order_id" nulls first,"used_at" nulls first);
--> statement-breakpoint
CREATE INDEX "coupon_uses_search" ON "coupon_uses" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "banners_title_ar" ON "banners" USING btree ("title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "banners_title_en" ON "banners" USING btree ("title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "banners_ad_order" ON "banners" USING btree ("ad_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "banners_product_id" ON "banners" USING btree ("product_id" nulls first,"ad_order" nulls first);
--> statement-breakpoint
CREATE INDEX "banners_search" ON "banners" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "static_pages_key_unique" ON "static_pages" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "static_pages_title_ar" ON "static_pages" USING btree ("title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "static_pages_title_en" ON "static_pages" USING btree ("title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "static_pages_effective_on" ON "static_pages" USING btree ("effective_on" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "static_pages_updated_at" ON "static_pages" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "static_pages_search" ON "static_pages" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "intro_pages_position" ON "intro_pages" USING btree ("position" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_image" ON "intro_pages" USING btree ("image" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_title_ar" ON "intro_pages" USING btree ("title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_title_en" ON "intro_pages" USING btree ("title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "intro_pages_search" ON "intro_pages" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "faqs_question_ar" ON "faqs" USING btree ("question_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "faqs_question_en" ON "faqs" USING btree ("question_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "faqs_sort_order" ON "faqs" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "faqs_search" ON "faqs" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "seo_key_unique" ON "seo" USING btree ("key");
--> statement-breakpoint
CREATE INDEX "seo_meta_title_ar" ON "seo" USING btree ("meta_title_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "seo_meta_title_en" ON "seo" USING btree ("meta_title_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "seo_key" ON "seo" USING btree ("key_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "seo_updated_at" ON "seo" USING btree ("updated_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "seo_search" ON "seo" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "social_links_link_unique" ON "social_links" USING btree ("link");
--> statement-breakpoint
CREATE INDEX "social_links_position" ON "social_links" USING btree ("position" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "social_links_link" ON "social_links" USING btree ("link" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "social_links_search" ON "social_links" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name_ar_unique" ON "cities" USING btree ("name_ar");
--> statement-breakpoint
CREATE UNIQUE INDEX "cities_name_en_unique" ON "cities" USING btree ("name_en");
--> statement-breakpoint
CREATE INDEX "cities_name_ar" ON "cities" USING btree ("name_ar_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cities_name_en" ON "cities" USING btree ("name_en_normalized" collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cities_sort_order" ON "cities" USING btree ("sort_order" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "cities_search" ON "cities" USING gin ("search" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "products_feature_ids_to" ON "products_feature_ids" USING btree ("to_id");
--> statement-breakpoint
CREATE INDEX "products_option_ids_to" ON "products_option_ids" USING btree ("to_id");
--> statement-breakpoint
CREATE INDEX "product_variants_options_to" ON "product_variants_options" USING btree ("to_id");
--> statement-breakpoint
CREATE INDEX "product_groups_product_ids_to" ON "product_groups_product_ids" USING btree ("to_id");
--> statement-breakpoint
CREATE INDEX "coupons_category_ids_to" ON "coupons_category_ids" USING btree ("to_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "admins_phone_unique" ON "admins" USING btree ("phone");
--> statement-breakpoint
CREATE INDEX "admins_role" ON "admins" USING btree ("role_id");
--> statement-breakpoint
CREATE INDEX "provider_categories_category" ON "provider_categories" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "provider_cities_city" ON "provider_cities" USING btree ("city_id");
--> statement-breakpoint
CREATE INDEX "provider_services_service" ON "provider_services" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "providers_by_rating" ON "providers" USING btree ("rating" nulls first,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_unique" ON "users" USING btree ("phone");
--> statement-breakpoint
CREATE INDEX "users_provider" ON "users" USING btree ("provider_id");
--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at","id");
--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree (normalize_arabic("name") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "users_by_created_at" ON "users" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "users_by_city_id" ON "users" USING btree ("city_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "users_by_provider_id" ON "users" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (normalize_arabic(coalesce("name", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("email", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "login_attempts_phone" ON "login_attempts" USING btree ("realm","phone","at");
--> statement-breakpoint
CREATE INDEX "login_attempts_address" ON "login_attempts" USING btree ("address","at");
--> statement-breakpoint
CREATE UNIQUE INDEX "nafath_requests_waiting" ON "nafath_requests" USING btree ("id_hash") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "nafath_requests_identity" ON "nafath_requests" USING btree ("id_hash","created_at");
--> statement-breakpoint
CREATE INDEX "nafath_requests_address" ON "nafath_requests" USING btree ("address","created_at");
--> statement-breakpoint
CREATE INDEX "recovery_codes_admin" ON "recovery_codes" USING btree ("admin_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_admin" ON "sessions" USING btree ("admin_id");
--> statement-breakpoint
CREATE INDEX "sessions_impersonator" ON "sessions" USING btree ("impersonator_session_id");
--> statement-breakpoint
CREATE INDEX "verification_codes_phone" ON "verification_codes" USING btree ("phone","created_at");
--> statement-breakpoint
CREATE INDEX "verification_codes_address" ON "verification_codes" USING btree ("address","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "verified_identities_hash" ON "verified_identities" USING btree ("id_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("queue","key");
--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("queue","priority" DESC NULLS LAST,"run_at") WHERE done_at is null and dead_at is null;
--> statement-breakpoint
CREATE INDEX "jobs_done" ON "jobs" USING btree ("done_at");
--> statement-breakpoint
CREATE INDEX "jobs_recipient" ON "jobs" USING btree ("recipient","created_at");
--> statement-breakpoint
CREATE INDEX "files_order" ON "files" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "order_events_seq" ON "order_events" USING btree ("order_id","seq");
--> statement-breakpoint
CREATE INDEX "order_events_search" ON "order_events" USING gin (normalize_arabic(coalesce("reason", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "order_files_file" ON "order_files" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "order_files_position" ON "order_files" USING btree ("position" nulls first,"file_id");
--> statement-breakpoint
CREATE INDEX "order_items_order" ON "order_items" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "order_items_service" ON "order_items" USING btree ("service_id");
--> statement-breakpoint
CREATE INDEX "order_items_position" ON "order_items" USING btree ("position" nulls first,"id");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id","submitted_at");
--> statement-breakpoint
CREATE INDEX "orders_provider" ON "orders" USING btree ("provider_id","submitted_at");
--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("status","category_id","city_id");
--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("status","due_at");
--> statement-breakpoint
CREATE INDEX "orders_group" ON "orders" USING btree ("group_id") WHERE group_id is not null;
--> statement-breakpoint
CREATE INDEX "orders_by_number" ON "orders" USING btree (normalize_arabic("number") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "orders_by_final_amount" ON "orders" USING btree ("final_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "orders_by_submitted_at" ON "orders" USING btree ("submitted_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
CREATE INDEX "orders_by_payment_state" ON "orders" USING btree ("payment_state" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
CREATE INDEX "orders_by_category_id" ON "orders" USING btree ("category_id" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
CREATE INDEX "orders_by_city_id" ON "orders" USING btree ("city_id" nulls first,"submitted_at" nulls first);
--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin (normalize_arabic(coalesce("number", '') || ' ' || coalesce("note", '') || ' ' || coalesce("address", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "order_draft_files_draft" ON "order_draft_files" USING btree ("draft_id");
--> statement-breakpoint
CREATE INDEX "order_drafts_user" ON "order_drafts" USING btree ("user_id","updated_at");
--> statement-breakpoint
CREATE INDEX "order_drafts_address" ON "order_drafts" USING btree ("address","created_at") WHERE user_id is null;
--> statement-breakpoint
CREATE INDEX "order_drafts_expires" ON "order_drafts" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "order_drafts_order" ON "order_drafts" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "counter_offers_round" ON "counter_offers" USING btree ("offer_id","round");
--> statement-breakpoint
CREATE UNIQUE INDEX "counter_offers_one_open" ON "counter_offers" USING btree ("offer_id") WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX "counter_offers_by_round" ON "counter_offers" USING btree ("round" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "counter_offers_by_price" ON "counter_offers" USING btree ("price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "counter_offers_by_duration_days" ON "counter_offers" USING btree ("duration_days" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "counter_offers_by_created_at" ON "counter_offers" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "counter_offers_by_answered_at" ON "counter_offers" USING btree ("answered_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "counter_offers_by_offer_id" ON "counter_offers" USING btree ("offer_id" nulls first,"round" nulls first);
--> statement-breakpoint
CREATE INDEX "counter_offers_by_status" ON "counter_offers" USING btree ("status" nulls first,"round" nulls first);
--> statement-breakpoint
CREATE INDEX "counter_offers_search" ON "counter_offers" USING gin (normalize_arabic(coalesce("note", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "offers_order" ON "offers" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "offers_provider" ON "offers" USING btree ("provider_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_live" ON "offers" USING btree ("order_id","provider_id") WHERE status = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_accepted" ON "offers" USING btree ("order_id") WHERE status = 'accepted';
--> statement-breakpoint
CREATE INDEX "offers_by_price" ON "offers" USING btree ("price" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "offers_by_duration_days" ON "offers" USING btree ("duration_days" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "offers_by_created_at" ON "offers" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "offers_by_status" ON "offers" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "offers_by_order_id" ON "offers" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "offers_by_provider_id" ON "offers" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "offers_search" ON "offers" USING gin (normalize_arabic(coalesce("note", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("provider_id","number");
--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_live" ON "invoices" USING btree ("order_id") WHERE status <> 'rejected';
--> statement-breakpoint
CREATE INDEX "invoices_by_number" ON "invoices" USING btree (normalize_arabic("number") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_final_amount" ON "invoices" USING btree ("final_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_paid_amount" ON "invoices" USING btree ("paid_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_tax" ON "invoices" USING btree ("tax" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_issued_at" ON "invoices" USING btree ("issued_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_created_at" ON "invoices" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "invoices_by_status" ON "invoices" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "invoices_by_order_id" ON "invoices" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "invoices_by_provider_id" ON "invoices" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "invoices_search" ON "invoices" USING gin (normalize_arabic(coalesce("number", '') || ' ' || coalesce("buyer_name_ar", '') || ' ' || coalesce("buyer_name_en", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_events_once" ON "gateway_events" USING btree ("gateway","event_id");
--> statement-breakpoint
CREATE INDEX "gateway_events_payment" ON "gateway_events" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "payments_client" ON "payments" USING btree ("client_id","created_at");
--> statement-breakpoint
CREATE INDEX "payments_captured" ON "payments" USING btree ("captured_at");
--> statement-breakpoint
CREATE INDEX "payments_refunded_at" ON "payments" USING btree ("refunded_at") WHERE refunded_at is not null;
--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin (normalize_arabic(coalesce(coalesce("reference_number", upper(left("id"::text, 8))), '') || ' ' || coalesce("gateway_id", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_instalment" ON "payments" USING btree ("invoice_id","instalment");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE status in ('initiated', 'requires_action', 'authorized', 'submitted');
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway" ON "payments" USING btree ("gateway_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "payments_gateway_payment" ON "payments" USING btree ("gateway_payment_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_number" ON "refunds" USING btree ("number");
--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "refunds_on_day" ON "refunds" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_gateway" ON "refunds" USING btree ("payment_id") WHERE destination = 'source' and status = 'sent';
--> statement-breakpoint
CREATE INDEX "refunds_by_number" ON "refunds" USING btree (normalize_arabic("number") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refunds_by_amount" ON "refunds" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refunds_by_created_at" ON "refunds" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "refunds_by_status" ON "refunds" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refunds_by_order_id" ON "refunds" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refunds_by_client_id" ON "refunds" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refunds_by_refund_request_id" ON "refunds" USING btree ("refund_request_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "refunds_search" ON "refunds" USING gin (normalize_arabic(coalesce("number", '') || ' ' || coalesce("transfer_reference", '') || ' ' || coalesce("iban", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "bank_transfers_payment" ON "bank_transfers" USING btree ("payment_id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_order" ON "bank_transfers" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_status" ON "bank_transfers" USING btree ("status","created_at");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_account_name" ON "bank_transfers" USING btree (normalize_arabic("account_name") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_amount" ON "bank_transfers" USING btree ("amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_expected_amount" ON "bank_transfers" USING btree ("expected_amount" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_transferred_on" ON "bank_transfers" USING btree ("transferred_on" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_created_at" ON "bank_transfers" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_status" ON "bank_transfers" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_order_id" ON "bank_transfers" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_client_id" ON "bank_transfers" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_receiving_account_id" ON "bank_transfers" USING btree ("receiving_account_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "bank_transfers_by_invoice_id" ON "bank_transfers" USING btree ("invoice_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "bank_transfers_search" ON "bank_transfers" USING gin (normalize_arabic(coalesce("account_name", '') || ' ' || coalesce("bank_name", '') || ' ' || coalesce("account_number", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("kind",coalesce(user_id, provider_id, order_id, '00000000-0000-0000-0000-000000000000'::uuid),"shard");
--> statement-breakpoint
CREATE INDEX "ledger_entries_transaction" ON "ledger_entries" USING btree ("transaction_id");
--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference_number");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_order" ON "ledger_transactions" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "ledger_transactions_refund" ON "ledger_transactions" USING btree ("order_id") WHERE kind = 'refund';
--> statement-breakpoint
CREATE INDEX "ledger_transactions_result" ON "ledger_transactions" USING btree ("note") WHERE kind in ('refund_sent', 'refund_returned', 'payout_sent', 'payout_returned');
--> statement-breakpoint
CREATE INDEX "ledger_transactions_search" ON "ledger_transactions" USING gin (normalize_arabic(coalesce("reference_number", '') || ' ' || coalesce("note", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_reporter" ON "review_reports" USING btree ("review_id","user_id");
--> statement-breakpoint
CREATE INDEX "review_reports_by_created_at" ON "review_reports" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "review_reports_by_status" ON "review_reports" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_reports_by_provider_id" ON "review_reports" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_reports_by_user_id" ON "review_reports" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_reports_by_review_id" ON "review_reports" USING btree ("review_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_reports_by_admin_id" ON "review_reports" USING btree ("admin_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "review_reports_search" ON "review_reports" USING gin (normalize_arabic(coalesce("comment", '') || ' ' || coalesce("note", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "reviews_provider" ON "reviews" USING btree ("provider_id","created_at");
--> statement-breakpoint
CREATE INDEX "reviews_by_client_name" ON "reviews" USING btree (normalize_arabic("client_name") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reviews_by_created_at" ON "reviews" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "reviews_by_provider_id" ON "reviews" USING btree ("provider_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "reviews_by_client_id" ON "reviews" USING btree ("client_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "reviews_by_order_id" ON "reviews" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin (normalize_arabic(coalesce("client_name", '') || ' ' || coalesce("comment", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "admin_notifications_at" ON "admin_notifications" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "admin_notifications_row" ON "admin_notifications" USING btree ("row_id","type");
--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","read_at");
--> statement-breakpoint
CREATE INDEX "notifications_by_title_ar" ON "notifications" USING btree (normalize_arabic("title_ar") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "notifications_by_title_en" ON "notifications" USING btree (normalize_arabic("title_en") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "notifications_by_read_at" ON "notifications" USING btree ("read_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "notifications_by_created_at" ON "notifications" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "notifications_by_user_id" ON "notifications" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "notifications_by_order_id" ON "notifications" USING btree ("order_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "notifications_search" ON "notifications" USING gin (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", '') || ' ' || coalesce("body_ar", '') || ' ' || coalesce("body_en", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_token" ON "push_devices" USING btree ("token");
--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id","last_seen_at");
--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_seq" ON "chat_messages" USING btree ("room_id","seq");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_client_id" ON "chat_messages" USING btree ("room_id","client_id");
--> statement-breakpoint
CREATE INDEX "chat_messages_user" ON "chat_messages" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_reports_reporter" ON "chat_reports" USING btree ("message_id","user_id");
--> statement-breakpoint
CREATE INDEX "chat_reports_by_created_at" ON "chat_reports" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "chat_reports_by_status" ON "chat_reports" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "chat_reports_by_sender_id" ON "chat_reports" USING btree ("sender_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "chat_reports_by_room_id" ON "chat_reports" USING btree ("room_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "chat_reports_by_user_id" ON "chat_reports" USING btree ("user_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "chat_reports_by_admin_id" ON "chat_reports" USING btree ("admin_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "chat_reports_search" ON "chat_reports" USING gin (normalize_arabic(coalesce("text", '') || ' ' || coalesce("note", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_order" ON "chat_rooms" USING btree ("order_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_rooms_user" ON "chat_rooms" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_title" ON "chat_rooms" USING btree (normalize_arabic("title") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_waiting_since" ON "chat_rooms" USING btree ("waiting_since" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_last_seq" ON "chat_rooms" USING btree ("last_seq" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_last_at" ON "chat_rooms" USING btree ("last_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "chat_rooms_by_status" ON "chat_rooms" USING btree ("status" nulls first,"waiting_since" nulls first);
--> statement-breakpoint
CREATE INDEX "chat_rooms_search" ON "chat_rooms" USING gin (normalize_arabic(coalesce("title", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "contact_messages_address" ON "contact_messages" USING btree ("address","created_at");
--> statement-breakpoint
CREATE INDEX "contact_messages_at" ON "contact_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_title_ar" ON "broadcasts" USING btree (normalize_arabic("title_ar") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_title_en" ON "broadcasts" USING btree (normalize_arabic("title_en") collate "C" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_sent_count" ON "broadcasts" USING btree ("sent_count" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_recipient_count" ON "broadcasts" USING btree ("recipient_count" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_sent_at" ON "broadcasts" USING btree ("sent_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_created_at" ON "broadcasts" USING btree ("created_at" nulls first,"id");
--> statement-breakpoint
CREATE INDEX "broadcasts_by_status" ON "broadcasts" USING btree ("status" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "broadcasts_by_city_id" ON "broadcasts" USING btree ("city_id" nulls first,"created_at" nulls first);
--> statement-breakpoint
CREATE INDEX "broadcasts_search" ON "broadcasts" USING gin (normalize_arabic(coalesce("title_ar", '') || ' ' || coalesce("title_en", '') || ' ' || coalesce("body_ar", '') || ' ' || coalesce("body_en", '')) gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("admin_id","resource","name");
--> statement-breakpoint
CREATE INDEX "saved_views_shared" ON "saved_views" USING btree ("resource") WHERE is_shared;
--> statement-breakpoint
CREATE INDEX "imports_admin" ON "imports" USING btree ("admin_id","resource","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_runs_running" ON "bulk_runs" USING btree ("admin_id","resource") WHERE status = 'running';
--> statement-breakpoint
CREATE INDEX "bulk_runs_created" ON "bulk_runs" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "audit_entries_row" ON "audit_entries" USING btree ("resource","row_id","at");
--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");
--> statement-breakpoint
CREATE INDEX "audit_entries_search" ON "audit_entries" USING gin (normalize_arabic(coalesce("actor_name", '') || ' ' || coalesce("row_title_ar", '') || ' ' || coalesce("row_title_en", '')) gin_trgm_ops);
