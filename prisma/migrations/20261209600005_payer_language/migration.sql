-- AlterTable
ALTER TABLE "payer_link_payments" ADD COLUMN     "language" "MessageLanguage" NOT NULL DEFAULT 'en';
