ALTER TABLE "commission_invoices" ALTER COLUMN "vat_percent" DROP NOT NULL;
